/// What people write beside an event in their own language to say what it means: `视图将要出现viewWillAppear`,
/// `view가 사라짐 (viewDidDisappear)`, `A view apareceu (viewDidAppear)`. It names nobody.
enum Gloss {
  /// Chinese verbs, which are in names as well, and the words of time that make a sentence of them.
  private static let verbs = ["出现", "消失", "加载", "载入", "显示", "移除", "卸载"]
  private static let moments = ["将", "正在", "已", "完成", "完毕", "完全", "了"]
  private static let predicates = [
    "나타나", "나타남", "나타났", "사라지", "사라짐", "사라졌", "로드됨", "로드되", "Load됨", "表示され", "表示する", "消える", "消えた",
    "появил", "появится", "исчез", "загружен", "загрузил", "apareceu", "aparecer", "apareció", "desaparec",
    "carregada", "carregou", "cargada", "cargado", "cargó", "cargará", "chargée", "apparaît", "apparaîtr",
    "disparaît", "geladen", "erscheint", "erschienen", "verschwindet", "verschwunden", "caricata", "apparsa",
    "scomparsa", "yüklendi", "göründü", "görünecek", "kayboldu", "kaybolacak",
  ]

  /// Whether a text says what an event means.
  static func holds(_ bytes: Span<UInt8>, _ text: Range<Int>) -> Bool {
    func has(_ word: String) -> Bool { bytes.find(word, from: text.lowerBound, to: text.upperBound) != nil }
    guard text.count < 200 else { return false }
    return predicates.contains(where: has) || verbs.contains(where: has) && moments.contains(where: has)
  }

  /// What happens to a controller, right behind its class.
  private static let endings = verbs + ["销毁", "銷毀", "释放", "釋放", "被", "已", "析构"]

  /// `HomeVC加载view`, `HomeVC销毁`: whether a controller's class ends before a verb that is glued to it.
  private static func isGlued(_ bytes: Span<UInt8>, _ name: Range<Int>, to end: Int) -> Bool {
    endings.contains { bytes.has($0, at: name.upperBound, before: end) } && ControllerName.isOne(bytes, name)
  }

  /// `HomeVC将要出现 viewWillAppear`: the controller's class before what a text says of it.
  static func owner(_ bytes: Span<UInt8>, _ text: Range<Int>) -> NamePlace? {
    let name = text.lowerBound..<endOfName(bytes, from: text.lowerBound, to: text.upperBound)
    return name.upperBound < text.upperBound && ControllerName.isOne(bytes, name)
      ? NamePlace.named(bytes, from: name.lowerBound, to: name.upperBound) : nil
  }

  /// The end of a name in Latin letters without the gloss behind it: `HomeVC将要出现`, `HomeVC 完全消失`.
  static func endOfName(_ bytes: Span<UInt8>, from start: Int, to end: Int) -> Int {
    guard bytes.at(start).isUpper, let other = (start..<end).first(where: { bytes[$0] >= 0x80 }),
      isGlued(bytes, start..<other, to: end) || holds(bytes, other..<end)
    else { return end }
    let name = bytes.trimmedEnd(from: start, to: other)
    return bytes.has("view", endingAt: name, from: start + 1) ? name - 4 : name
  }
}
