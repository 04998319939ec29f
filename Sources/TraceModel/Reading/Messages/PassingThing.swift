/// What appears and goes in an app and never is a screen: `[Keyboard] will appear`, `{"ad": "banner", "event": "didAppear"}`. A menu, a popup
/// and an alert are screens of some apps, and a page of many.
enum PassingThing {
  private static let words: Set<String> = ["ad", "ads", "admob", "hud", "tip", "cell", "caret", "cursor"]
  /// What a name of several words ends with.
  private static let endings = [
    "keyboard", "toast", "tooltip", "snackbar", "banner", "spinner", "hud", "cell", "statusbar", "status bar",
    "editmenu", "edit menu", "contextmenu", "context menu", "callout", "interstitial", "loadingindicator",
    "loading indicator", "activityindicator", "activity indicator", "inputaccessory", "badge",
  ]
  /// The keys under which a record names one.
  private static let keys = [
    "ad", "ad_unit", "adunit", "ad_id", "adid", "placement", "banner", "toast", "tooltip", "cell", "row",
    "button", "element", "component", "widget", "view", "item", "keyboard", "popup", "popover", "menu",
    "image", "video", "card",
  ]

  /// Whether a name is that of such a thing.
  static func isOne(_ bytes: Span<UInt8>, _ name: NamePlace?) -> Bool {
    guard let name, name.start < name.end, name.end - name.start < 40, !name.instance.isSome else {
      return false
    }
    let text = bytes.text(from: name.start, to: name.end).asciiLowercased
    return words.contains(text) || endings.contains { ends(bytes, name, text, with: $0) }
  }

  /// Whether a word of its own, which a capital or a blank begins, ends a name.
  private static func ends(_ bytes: Span<UInt8>, _ name: NamePlace, _ text: String, with ending: String)
    -> Bool
  {
    guard text.hasSuffix(ending) else { return false }
    let first = name.end - ending.utf8.count
    return first == name.start || bytes[first].isUpper || !bytes[first - 1].isWordByte
  }

  /// Whether a record's key names one.
  static func isKey(_ bytes: Span<UInt8>, _ key: Range<Int>) -> Bool {
    keys.contains { EventKey.equals(bytes, key, $0) }
  }
}
