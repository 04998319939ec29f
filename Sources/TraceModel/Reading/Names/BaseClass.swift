/// Classes that log for the classes that inherit from them: `BaseViewController`, and `UIViewController` with its
/// extensions. Their names give way to any other that a line has.
enum BaseClass {
  /// Whether a name is such a class's, and no object's.
  static func isBase(_ bytes: Span<UInt8>, _ name: NamePlace) -> Bool {
    guard !name.instance.isSome, name.identifier == nil else { return false }
    return bytes.has("Base", at: name.start, before: name.end) && bytes.at(name.start + 4).isUpper
      || isUIKits(bytes, name)
  }

  /// Whether a name is that of the class that all controllers inherit from.
  static func isUIKits(_ bytes: Span<UInt8>, _ name: NamePlace) -> Bool {
    let text = "UIViewController"
    return name.end - name.start == text.utf8.count && bytes.has(text, at: name.start, before: name.end)
  }
}
