print("fmt")
