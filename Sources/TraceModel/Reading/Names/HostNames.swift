/// Which controller shows a view of SwiftUI's: `UIHostingController<CartView>` says so itself.
struct HostNames {
  /// The hosting controllers by what they have in their angle brackets.
  private var hosts: [String: Symbol] = [:]

  /// Learns a name that is new.
  mutating func learn(_ name: String, _ symbol: Symbol) {
    for view in Self.views(name) { hosts[view.asciiLowercased] = symbol }
  }

  /// What is in the angle brackets: in `ModifiedContent<Shop.CartView, …>` any of them may be the view.
  private static func views(_ name: String) -> [String] {
    if name.utf8.last == UInt8(ascii: ">"), let open = name.firstIndex(of: "<"),
      String(name[..<open]).asciiLowercased.hasSuffix("hostingcontroller")
    {
      return name[open...].split { "<>,. ()".contains($0) }.map(String.init)
    }
    return name.hasPrefix("_Tt") ? mangledViews(name) : []
  }

  /// `_TtGC7SwiftUI19UIHostingControllerV4Shop8CartView_`: each identifier has its length before it.
  private static func mangledViews(_ name: String) -> [String] {
    var views: [String] = []
    var isBehindHost = false
    var rest = name.utf8.dropFirst(3)
    while let first = rest.first {
      guard first.isDigit else {
        rest.removeFirst()
        continue
      }
      let digits = rest.prefix { $0.isDigit }
      let text = rest.dropFirst(digits.count).prefix(Int(String(digits) ?? "") ?? 0)
      if isBehindHost { views.append(String(decoding: text, as: UTF8.self)) }
      isBehindHost = isBehindHost || text.elementsEqual("UIHostingController".utf8)
      rest = rest.dropFirst(digits.count + text.count)
    }
    return views
  }

  /// The controller that shows a view; `.none` where the log tells none.
  func host(of view: String) -> Symbol { hosts[view.asciiLowercased] ?? .none }
}
