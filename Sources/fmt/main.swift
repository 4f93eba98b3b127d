import IntlCommand

FormatTool.main()
