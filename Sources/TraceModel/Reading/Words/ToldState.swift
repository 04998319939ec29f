/// What sentences in Chinese and Korean say of a controller's view, in place of the callback's name: `HomeVC - 控制器即将显示`,
/// `HomeVC 뷰가 나타났다.`. They count with a controller's class before them and nothing else on the line.
enum ToldState {
  /// The phrases that say which callback it is.
  static let patterns: [(EventKind, WordPattern)] = [
    (.viewDidLoad, WordPattern("加载完毕")), (.viewWillAppear, WordPattern("即将显示")),
    (.viewDidAppear, WordPattern("完全显示")), (.viewWillDisappear, WordPattern("即将消失")),
    (.viewDidDisappear, WordPattern("完全消失")), (.viewDidLoad, WordPattern("뷰가 로드되", anchor: 7)),
    (.viewWillAppear, WordPattern("뷰가 나타날", anchor: 7)), (.viewDidAppear, WordPattern("뷰가 나타났", anchor: 7)),
    (.viewWillDisappear, WordPattern("뷰가 사라질", anchor: 7)),
    (.viewDidDisappear, WordPattern("뷰가 사라졌", anchor: 7)),
  ]

  private static let nouns = ["控制器的view", "控制器的视图", "控制器", "的view", "的视图", "view", "视图", "界面"]
  private static let tails = ["", "了", "다", "었다", "었습니다", "습니다", " 것이다", " 것입니다", " 예정"]

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
