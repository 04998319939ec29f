/// Words for when and where that begin a sentence and name nobody, in whatever language: `Dann viewWillAppear aufgerufen`,
/// `이제 viewDidLoad 호출됨`. What a screen may be called as well, such as the words for "next" and "today", isn't among them.
enum Adverb {
  private static let words = Set(
    english + german + romance + russian + korean + japanese + chinese)

  private static let english = ["finally", "afterwards", "afterward", "meanwhile", "eventually", "again"]
  private static let german = [
    "dann", "danach", "jetzt", "nun", "zuerst", "zunächst", "anschließend", "schließlich", "endlich",
    "daraufhin", "hier", "dort", "wieder", "nochmal", "nochmals", "außerdem",
  ]
  private static let romance = [
    "luego", "ahora", "después", "despues", "entonces", "primero", "finalmente", "aquí", "aqui", "también",
    "nuevamente",
    "ensuite", "maintenant", "puis", "alors", "après", "enfin", "ici", "finalement", "d'abord",
    "depois", "agora", "então", "entao", "primeiro", "também", "novamente",
    "poi", "adesso", "dopo", "quindi", "infine", "qui",
  ]
  private static let russian = [
    "потом", "Потом", "теперь", "Теперь", "затем", "Затем", "сначала", "Сначала", "сейчас", "Сейчас",
    "наконец", "Наконец", "здесь", "Здесь", "тут", "Тут", "снова", "Снова", "опять", "Опять", "тогда",
    "Тогда",
  ]
  private static let korean = [
    "이제", "그다음", "그다음에", "다음에", "다음으로", "먼저", "우선", "그리고", "그러면", "그럼", "그때", "이때", "지금",
    "여기서", "여기", "마지막으로", "마침내", "드디어", "다시", "또", "또한", "곧", "방금", "처음에", "이어서", "그후", "그후에",
  ]
  private static let japanese = [
    "次に", "次は", "まず", "まずは", "最初に", "そして", "そのあと", "その後", "それから", "ここで", "ここ", "今", "いま",
    "今度は", "さらに", "また", "最後に", "再び", "すると", "続いて", "先に",
  ]
  private static let chinese = [
    "然后", "然後", "现在", "現在", "首先", "接着", "接著", "随后", "隨後", "之后", "之後", "最后", "最後", "这时", "這時",
    "此时", "此時", "这里", "這裡", "于是", "再次", "又", "再", "先", "接下来", "接下來", "同时", "同時", "马上", "刚刚", "终于",
  ]

  /// Whether each word of a text is one of them.
  static func isAll(_ bytes: Span<UInt8>, _ text: Range<Int>) -> Bool {
    var offset = text.lowerBound
    while offset < text.upperBound {
      let first = bytes.skipBlanks(from: offset, to: text.upperBound)
      offset = first
      while offset < text.upperBound, !bytes[offset].isBlank { offset += 1 }
      guard words.contains(bytes.text(from: first, to: offset).asciiLowercased) else { return false }
    }
    return !text.isEmpty
  }
}
