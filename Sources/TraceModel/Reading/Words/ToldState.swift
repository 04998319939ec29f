/// What sentences in Chinese and Korean say of a controller's view, in place of the callback's name: `HomeVC - 控制器即将显示`,
/// `HomeVC 뷰가 나타났다.`. They count with a controller's class before them and nothing else on the line.
///
/// A language is here with all five callbacks, or not at all: a log that is read by half has faults that the app hasn't.
enum ToldState {
  /// The phrases that say which callback it is.
  static let patterns: [(EventKind, WordPattern)] =
    chinese.map { ($0, WordPattern($1)) }
    + korean.flatMap { kind, verb in
      views.map { (kind, WordPattern("\($0) \(verb)", anchor: $0.utf8.count + 1)) }
    }

  private static let chinese: [(EventKind, String)] = [
    (.viewDidLoad, "加载完毕"), (.viewDidLoad, "视图加载完成"), (.viewDidLoad, "界面加载完成"), (.viewDidLoad, "视图已加载"),
    (.viewDidLoad, "视图已经加载"), (.viewDidLoad, "視圖載入完成"), (.viewDidLoad, "視圖已載入"),
    (.viewWillAppear, "即将显示"), (.viewWillAppear, "即将出现"), (.viewWillAppear, "将要显示"),
    (.viewWillAppear, "将要出现"), (.viewWillAppear, "即將顯示"), (.viewWillAppear, "即將出現"),
    (.viewWillAppear, "將要顯示"), (.viewDidAppear, "完全显示"), (.viewDidAppear, "已经显示"),
    (.viewDidAppear, "已显示"), (.viewDidAppear, "已经出现"), (.viewDidAppear, "已出现"),
    (.viewDidAppear, "完全顯示"), (.viewDidAppear, "已經顯示"), (.viewDidAppear, "已顯示"),
    (.viewDidAppear, "已經出現"), (.viewWillDisappear, "即将消失"), (.viewWillDisappear, "将要消失"),
    (.viewWillDisappear, "即將消失"), (.viewWillDisappear, "將要消失"), (.viewDidDisappear, "完全消失"),
    (.viewDidDisappear, "已经消失"), (.viewDidDisappear, "已消失"), (.viewDidDisappear, "已經消失"),
  ]

  /// The view that Korean sentences are about, with its particle or without.
  private static let views = ["뷰가", "화면이", "뷰", "화면"]
  private static let korean: [(EventKind, String)] = [
    (.viewDidLoad, "로드되"), (.viewDidLoad, "로드됨"), (.viewDidLoad, "로드됐"), (.viewDidLoad, "로드 완료"),
    (.viewWillAppear, "나타날"), (.viewWillAppear, "나타나기 직전"), (.viewWillAppear, "나타나기 전"),
    (.viewDidAppear, "나타났"), (.viewDidAppear, "나타남"), (.viewDidAppear, "나타난 직후"),
    (.viewWillDisappear, "사라질"), (.viewWillDisappear, "사라지기 직전"), (.viewWillDisappear, "사라지기 전"),
    (.viewDidDisappear, "사라졌"), (.viewDidDisappear, "사라짐"), (.viewDidDisappear, "사라진 직후"),
  ]

  private static let nouns = ["控制器的view", "控制器的视图", "控制器", "的view", "的视图", "view", "视图", "視圖", "界面", "页面"]
  private static let tails = [
    "", "了", "다", "었다", "었습니다", "습니다", " 것이다", " 것입니다", " 예정", " 때", " 직전",
  ]

  /// The controller that such a sentence is about; `nil` where the line says anything else.
  static func subject(_ bytes: Span<UInt8>, _ phrase: Range<Int>, from start: Int, to end: Int) -> NamePlace?
  {
    var last = bytes.trimmedEnd(from: phrase.upperBound, to: end)
    if bytes.has("。", endingAt: last, from: phrase.upperBound) { last -= 3 }
    while last > phrase.upperBound,
      bytes[last - 1] == UInt8(ascii: ".") || bytes[last - 1] == UInt8(ascii: "!")
    { last -= 1 }
    let rest = phrase.upperBound..<last
    guard
      tails.contains(where: {
        rest.count == $0.utf8.count && bytes.has($0, at: rest.lowerBound, before: last)
      })
    else { return nil }
    let (lead, tag) = LineLead.skip(bytes, from: start, to: phrase.lowerBound)
    let name = endOfName(bytes, phrase.lowerBound, from: lead)
    if name == lead { return tag.flatMap { ControllerName.isOne(bytes, $0) ? $0 : nil } }
    return ControllerName.all(bytes, from: lead, to: name)
  }

  /// Without the noun for a view and the signs between a name and its phrase.
  private static func endOfName(_ bytes: Span<UInt8>, _ phrase: Int, from start: Int) -> Int {
    var end = bytes.trimmedEnd(from: start, to: phrase)
    if let noun = nouns.first(where: { bytes.has($0, endingAt: end, from: start) }) { end -= noun.utf8.count }
    while end > start, NameLink.isSign(bytes[end - 1]) || bytes[end - 1].isBlank { end -= 1 }
    return bytes.has("：", endingAt: end, from: start) ? end - 3 : end
  }
}
