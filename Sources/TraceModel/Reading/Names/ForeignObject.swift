/// Objects behind an event that are not the controller, but what its function shows: a thread, a view, a model.
enum ForeignObject {
  /// Apple's prefixes of classes that aren't controllers, unless their name says so.
  private static let prefixes = ["NS", "CL", "AV", "WK", "MK", "CA", "UI", "OS_"]
  /// How the classes end whose objects controllers have.
  private static let endings = ["model", "manager", "layer", "thread", "queue", "delegate"]
  /// What a class is called that others inherit from, or that is extended for all.
  private static let bases = ["viewcontroller", "uiviewcontroller", "controller"]

  /// Whether an object behind an event can't be the one that it is about, beside the name before it.
  static func isOne(_ bytes: Span<UInt8>, _ object: NamePlace, besides name: NamePlace?) -> Bool {
    guard object.end > object.start else { return false }
    if let name, isSame(bytes, name, object) { return false }
    if isForeign(bytes, object) { return true }
    guard let name, name.end > name.start else { return false }
    if !isController(bytes, object), begins(bytes, object, with: name) { return true }
    return isOwnController(bytes, name)
      && (!isController(bytes, object) || hasPrefix("UI", bytes, object.start, object.end))
  }

  /// `<Banner: 0x10; frame = (0 0; 320 40)>`: whether an object is described with its frame, as views are.
  static func isView(_ bytes: Span<UInt8>, _ object: NamePlace) -> Bool {
    guard object.instance.isSome, !isController(bytes, object) else { return false }
    let end = ByteScan.first(UInt8(ascii: ">"), in: bytes, from: object.end, to: bytes.count)
    return bytes.find("; frame = ", from: object.end, to: end) != nil
  }

  /// Whether nobody who has such a name can be a controller.
  private static func isForeign(_ bytes: Span<UInt8>, _ object: NamePlace) -> Bool {
    var start = object.start
    while start < object.end, bytes[start] == UInt8(ascii: "_") { start += 1 }
    if hasEnding(["presentationcontroller"], bytes, object) { return true }
    let isViewController = bytes.hasFolded("viewcontroller", endingAt: object.end, from: start)
    if hasPrefix("NS", bytes, start, object.end) { return !isViewController }
    if isController(bytes, object) { return false }
    return prefixes.contains { hasPrefix($0, bytes, start, object.end) } || hasEnding(endings, bytes, object)
  }

  /// A prefix with the capital of a class's own name behind it.
  private static func hasPrefix(_ prefix: String, _ bytes: Span<UInt8>, _ start: Int, _ end: Int) -> Bool {
    let behind = start + prefix.utf8.count
    return bytes.has(prefix, at: start, before: end)
      && (prefix.utf8.last == UInt8(ascii: "_")
        || bytes.at(behind).isUpper && bytes.at(behind + 1).isWordByte)
  }

  /// Whether a name is that of one controller's class, and not of one that many share.
  private static func isOwnController(_ bytes: Span<UInt8>, _ name: NamePlace) -> Bool {
    guard LabelText.isTypeName(bytes, name.start..<name.end), isController(bytes, name),
      bytes.find("Base", from: name.start, to: name.end) == nil
    else { return false }
    return !bases.contains { EventKey.equals(bytes, name.start..<name.end, $0) }
  }

  /// `HomeVC`, `HomeViewController`; what a generic class holds doesn't count.
  private static func isController(_ bytes: Span<UInt8>, _ name: NamePlace) -> Bool {
    let end = ByteScan.first(UInt8(ascii: "<"), in: bytes, from: name.start, to: name.end)
    return ["controller", "vc"].contains { bytes.hasFolded($0, endingAt: end, from: name.start) }
  }

  /// `HomeView`, `HomeCoordinator`: what belongs to `Home`.
  private static func begins(_ bytes: Span<UInt8>, _ object: NamePlace, with name: NamePlace) -> Bool {
    let count = name.end - name.start
    return count < object.end - object.start
      && (0..<count).allSatisfy { bytes[object.start + $0] == bytes[name.start + $0] }
  }

  private static func hasEnding(_ endings: [String], _ bytes: Span<UInt8>, _ name: NamePlace) -> Bool {
    endings.contains { bytes.hasFolded($0, endingAt: name.end, from: name.start + 1) }
  }

  /// Whether two names are the same, in any capitals.
  static func isSame(_ bytes: Span<UInt8>, _ one: NamePlace, _ other: NamePlace) -> Bool {
    guard one.end - one.start == other.end - other.start else { return false }
    return (0..<one.end - one.start).allSatisfy {
      bytes[one.start + $0].folded == bytes[other.start + $0].folded
    }
  }
}
