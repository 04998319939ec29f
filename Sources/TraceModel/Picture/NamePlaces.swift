/// Numbers for some of the names of a log, found in one step.
struct NamePlaces: Sendable {
  private var places: ContiguousArray<Int32> = []

  /// The number of a name, if it has one.
  subscript(_ name: Symbol) -> Int? {
    get {
      let index = Int(name.index)
      return index < places.count && places[index] >= 0 ? Int(places[index]) : nil
    }
    set {
      let index = Int(name.index)
      while places.count <= index { places.append(-1) }
      places[index] = Int32(truncatingIfNeeded: newValue ?? -1)
    }
  }
}
