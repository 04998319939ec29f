import Testing

@testable import TraceModel

/// Half of a sentence is nobody's name, in whatever language; a title is one, whatever it ends with.
@Suite struct ClauseTests {
  static let sentences = [
    "- Altoview가 모두 가려진 이후 viewDidDisappear가 불린다.",
    "노래를 부를 때 viewWillAppear가 호출된다.", "最后在viewDidDisappear保存歌曲", "这时 AltoVC 会收到 viewDidAppear",
    "会调用 viewDidAppear", "点击唱歌按钮后 viewDidDisappear 被调用", "全画面時：遷移先VCの viewDidDisappear(_:)",
    "歌を閉じると viewWillAppear が呼ばれます", "歌い終わったとき viewWillDisappear が呼ばれる",
    "唱歌时，下拖但不放手，会调用 viewWillDisappear", "Beim Singen wird viewWillDisappear aufgerufen",
    "Sobald Alto singt wird viewDidAppear aufgerufen", "Lors de la chanson viewWillDisappear est appelé",
    "Al cantar viewWillDisappear se llama", "При пении viewWillDisappear вызывается",
    "Khi hát viewWillAppear được gọi", "viewDidLoad: 的调用栈",
  ]

  static let titles = [
    LineSample("AltoVC의 viewDidLoad 호출", "viewDidLoad AltoVC"),
    LineSample("クラスBの viewDidLoad が呼ばれた", "viewDidLoad クラスB"),
    LineSample("最初の歌 viewDidLoad", "viewDidLoad 最初の歌"),
    LineSample("노래 화면 viewDidLoad", "viewDidLoad 노래 화면"),
    LineSample("노래 후 viewDidLoad", "viewDidLoad 노래 후"),
    LineSample("倒计时 viewDidLoad", "viewDidLoad 倒计时"), LineSample("售后 viewDidLoad", "viewDidLoad 售后"),
    LineSample("演唱会 viewDidLoad", "viewDidLoad 演唱会"),
    LineSample("歌单，viewDidLoad", "viewDidLoad 歌单"),
    LineSample("Al Alto viewDidLoad", "viewDidLoad Al Alto"),
    LineSample("Nach Hause viewDidLoad", "viewDidLoad Nach Hause"),
    LineSample("- Q에서 R를 호출 시 R(viewDidLoad)", "viewDidLoad R"),
  ]

  /// What a sentence begins with, and who is called so.
  static let adverbs = [
    "이제 viewDidLoad 호출됨", "먼저 viewDidLoad 가 호출됨", "Dann viewWillAppear aufgerufen",
    "Danach endlich viewDidAppear",
    "次に viewDidAppear が呼ばれた", "まず viewDidLoad が呼ばれる", "然后 viewDidLoad 被调用", "然后viewDidLoad被调用",
    "Ahora viewWillAppear llamado", "Ensuite viewDidLoad appelé", "Agora viewWillAppear chamado",
    "Потом viewDidLoad вызван", "Finally viewDidLoad called", "10:00:01.250 Jetzt: viewDidLoad",
  ]
  static let namedBesides = [
    LineSample("이제 AltoVC viewDidLoad 호출됨", "viewDidLoad AltoVC"),
    LineSample("Dann AltoVC viewWillAppear aufgerufen", "viewWillAppear AltoVC"),
    LineSample("次に AltoVC viewDidAppear", "viewDidAppear AltoVC"),
    LineSample("然后 AltoVC viewDidLoad 被调用", "viewDidLoad AltoVC"),
    LineSample("Chor viewWillAppear aufgerufen", "viewWillAppear Chor"),
    LineSample("합창 viewDidLoad 호출됨", "viewDidLoad 합창"), LineSample("Heute viewDidLoad", "viewDidLoad Heute"),
    LineSample("[Jetzt] viewDidLoad", "viewDidLoad Jetzt"), LineSample("今日 viewDidLoad", "viewDidLoad 今日"),
    LineSample("Luego Canto viewDidLoad", "viewDidLoad Luego Canto"),
  ]

  @Test(arguments: adverbs) func `a word for when is nobody's name`(_ line: String) throws {
    #expect(try ReadLog.words(line + "\n").isEmpty)
  }

  @Test(arguments: namedBesides) func `who is named beside it, or is called otherwise, is one`(
    _ sample: LineSample
  ) throws {
    #expect(try ReadLog.words(sample.line + "\n") == [sample.event].compactMap(\.self))
  }

  @Test(arguments: sentences) func `half of a sentence is no name`(_ line: String) throws {
    #expect(try ReadLog.words(line + "\n").isEmpty)
  }

  @Test(arguments: titles) func `a title is a name`(_ sample: LineSample) throws {
    #expect(try ReadLog.words(sample.line + "\n") == [sample.event].compactMap(\.self))
  }

  /// Behind an event, four words or more before a comma and further words; a key is about the call.
  static let cut = [
    LineSample("viewWillAppear: Вызывается сразу после того, как хор собран", "viewWillAppear"),
    LineSample("viewWillAppear(_ animated: Bool): Нотам пора на свои места, сейчас", "viewWillAppear"),
    LineSample("viewWillAppear: Список старых нот, animated: true", "viewWillAppear Список старых нот"),
    LineSample(
      "viewWillAppear: Список всех старых нот, animated: true", "viewWillAppear Список всех старых нот"),
    LineSample("viewWillAppear: Список нот, готов", "viewWillAppear Список нот"),
  ]

  @Test(arguments: cut) func `half of a sentence behind an event is no name`(_ sample: LineSample) throws {
    try sample.expectReading()
  }
}
