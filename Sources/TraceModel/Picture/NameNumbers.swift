/// Numbers for some of the names of a log, found in one step.
struct NameNumbers: Sendable {
  private var numbers: ContiguousArray<Int32> = []

  /// The number of a name, if it has one.
  subscript(_ name: Symbol) -> Int? {
    get {
      let symbol = Int(name.index)
      return symbol < numbers.count && numbers[symbol] >= 0 ? Int(numbers[symbol]) : nil
    }
    set {
      let symbol = Int(name.index)
      while numbers.count <= symbol { numbers.append(-1) }
      numbers[symbol] = Int32(truncatingIfNeeded: newValue ?? -1)
    }
  }
}
