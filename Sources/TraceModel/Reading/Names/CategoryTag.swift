/// What a logger puts in brackets before each line, though it looks like a screen's class: `[ViewController] -[HomeVC
/// viewDidLoad]`, `[DetailView] viewDidLoad: HomeVC`. It gives way to a screen's class that the message itself names.
enum CategoryTag {
  private static let containers = ["tabbarcontroller", "navigationcontroller", "splitviewcontroller"]

  /// Whether a name isn't a screen's class: a logger's word, a class that others inherit from, a container, a view.
  static func isWeak(_ bytes: Span<UInt8>, _ name: NamePlace) -> Bool {
    guard name.start < name.end, !name.instance.isSome, name.identifier == nil else { return false }
    return LoggerTag.isTag(bytes, name) || BaseClass.isBase(bytes, name) || isContainer(bytes, name)
      || !ControllerName.isOne(bytes, name.start..<name.end)
  }

  /// Whether a tag gives way to the class of a method: a container inherits from no screen, and a screen from no view.
  static func yields(_ bytes: Span<UInt8>, _ tag: NamePlace, to method: NamePlace) -> Bool {
    method.start < method.end && isWeak(bytes, tag) && !isWeak(bytes, method)
  }

  private static func isContainer(_ bytes: Span<UInt8>, _ name: NamePlace) -> Bool {
    containers.contains { bytes.hasFolded($0, endingAt: name.end, from: name.start) }
  }
}
