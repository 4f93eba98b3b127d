/// One job that several lanes do, and what the library's lane must reach.
struct BenchmarkCase {
  /// `feature/case`; with the name of a lane behind it, a figure.
  let name: String
  /// What every lane must reach.
  let floors: [Floor]
  /// Whether the quick look measures it too.
  let inOverview: Bool
  /// Opens what the lanes need; called in the process that measures.
  let lanes: () throws -> [Lane]

  init(
    _ name: String, floors: [Floor] = [], inOverview: Bool = true, lanes: @escaping () throws -> [Lane]
  ) {
    self.name = name
    self.floors = floors
    self.inOverview = inOverview
    self.lanes = lanes
  }
}

/// What the library's lane must reach in a case.
enum Floor: Equatable {
  /// So many times as fast as another lane of the case.
  case times(Double, over: LaneName)
  /// So quick, on a machine that does nothing else.
  case nanoseconds(Double)
  /// So many allocations a value, at the most.
  case allocations(Double)
}

/// Why a case could not be set up.
struct SetupFailure: Error, CustomStringConvertible {
  let description: String

  init(_ description: String) { self.description = description }
}
