/// `viewDidLoad - 새로운 뷰 컨트롤러`, `viewDidLoad - 首页`: names in scripts without capitals, which a noun for a screen ends. Any other
/// words behind an event may say what happens.
enum ScreenNoun {
  private static let nouns = [
    "화면", "뷰", "컨트롤러", "탭", "페이지", "홈", "首页", "首頁", "页面", "頁面", "界面", "控制器", "画面", "ページ", "ホーム", "ビュー",
    "タブ", "コントローラ", "コントローラー",
  ]

  /// Whether a text is such a name.
  static func isName(_ bytes: Span<UInt8>, _ text: Range<Int>) -> Bool {
    guard bytes.at(text.lowerBound) >= 0x80, text.count < 64, !Gloss.holds(bytes, text) else { return false }
    return nouns.contains { bytes.has($0, endingAt: text.upperBound, from: text.lowerBound) }
  }
}
