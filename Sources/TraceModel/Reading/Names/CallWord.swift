/// `HomeVC call viewDidLoad()`, `self <Shop.HomeVC: 0x10> call viewWillAppear(_:)`: `call` is in sentences too, and counts behind a
/// controller that is all else before it.
enum CallWord {
  /// What is said behind a callback, or behind whose it is, and only means that it was called.
  static let participles = ["called", "invoked", "executed", "fired", "triggered"]

  /// The end of the controller's name before such a word that ends at an offset.
  static func endOfName(_ bytes: Span<UInt8>, before end: Int, from start: Int) -> Int? {
    guard bytes.has(" call", endingAt: end, from: start) else { return nil }
    var name = bytes.trimmedEnd(from: start, to: end - 4)
    if name > start, bytes[name - 1] == UInt8(ascii: ",") { name -= 1 }
    let (lead, _) = LineLead.skip(bytes, from: start, to: name)
    let first = bytes.has("self ", at: lead, before: name) ? bytes.skipBlanks(from: lead + 5, to: name) : lead
    return ControllerName.all(bytes, from: first, to: name) == nil ? nil : name
  }
}
