/// All words that make a line worth reading, and what each of them means.
struct Vocabulary: Sendable {
  /// What each word of the finder means.
  let meanings: ContiguousArray<WordMeaning>
  /// How long each word is.
  let lengths: ContiguousArray<Int>
  /// Finds the words.
  let finder: WordFinder
  /// The words that hold a bare mark's.
  let longer: LongerWords
  /// The number of the first of the bare marks' words.
  let bareMark: Int
  /// Words of the configuration that are too short for the finder, with their numbers.
  let shortWords: [(Int, String)]

  /// The built-in words alone; made once.
  static let standard = Vocabulary()

  /// The built-in words and those of an app's configuration.
  init(own: [String: EventKind] = [:]) {
    var patterns: [WordPattern] = []
    var meanings: ContiguousArray<WordMeaning> = []
    func add(_ pattern: WordPattern, _ meaning: WordMeaning) {
      patterns.append(pattern)
      meanings.append(meaning)
    }
    // First comes first: an app's own meaning of a word goes before ours.
    for word in own.keys.sorted() where word.utf8.count >= WordFinder.shortestWord {
      add(WordPattern(word), own[word].map(WordMeaning.own) ?? .selector)
    }
    // Before the callbacks, so that these are looked for first.
    for (kind, pattern) in Self.misspelt { add(pattern, .callback(kind)) }
    for (kind, pattern) in Self.callbacks { add(pattern, .callback(kind)) }
    for pattern in Self.spelledCallbacks { add(pattern, .spelledCallback) }
    for pattern in ShortEvent.patterns { add(pattern, .short) }
    for pattern in Self.dismissals { add(pattern, .dismissal) }
    for pattern in Self.selectors + SpokenDelegate.patterns + SpokenScene.patterns { add(pattern, .selector) }
    for pattern in Self.marks { add(pattern, .mark) }
    for pattern in DescribedMark.patterns { add(pattern, .describedMark) }
    for pattern in NamedMark.patterns { add(pattern, .namedMark) }
    for pattern in NamedMark.links { add(pattern, .linkedMark) }
    for pattern in FieldMark.patterns { add(pattern, .fieldMark) }
    for pattern in CoordinatorLine.phrases { add(pattern, .coordination) }
    for (diagnostic, pattern) in DiagnosticPhrases.all { add(pattern, .diagnostic(diagnostic)) }
    for pattern in Self.records { add(pattern, .record) }
    for pattern in FarewellPhrases.all { add(pattern, .farewell) }
    for (kind, pattern) in ToldState.patterns { add(pattern, .toldState(kind)) }
    add(WordPattern(SuppressionLines.word, anchor: 7), .suppression)
    add(WordPattern(RecorderHead.words, anchor: 9), .recorder)
    for (reason, pattern) in GapPhrase.all { add(pattern, .gap(reason)) }
    for (kind, pattern) in Self.asides { add(pattern, .aside(kind)) }
    longer = LongerWords(patterns.enumerated().map { ($0, $1.text) }, holding: BareMark.cores)
    bareMark = patterns.count
    for pattern in BareMark.patterns { add(pattern, .bareMark) }
    finder = WordFinder(patterns)
    var shortWords: [(Int, String)] = []
    for word in own.keys.sorted() where word.utf8.count < WordFinder.shortestWord {
      shortWords.append((patterns.count, word))
      add(WordPattern(word), own[word].map(WordMeaning.own) ?? .selector)
    }
    self.shortWords = shortWords
    self.meanings = meanings
    lengths = ContiguousArray(patterns.map { $0.text.utf8.count })
  }

  /// The word to be read first where one was found: a longer one that holds a bare mark's, or the word itself.
  func whole(_ hit: WordFinder.Hit, _ bytes: Span<UInt8>, to end: Int) -> WordFinder.Hit {
    guard hit.word >= bareMark, meanings[hit.word] == .bareMark else { return hit }
    var stem = hit.offset
    while stem < end, bytes[stem].folded != UInt8(ascii: "p"), bytes[stem].folded != UInt8(ascii: "d") {
      stem += 1
    }
    return longer.around(stem, bytes, to: end) ?? hit
  }

  /// The callbacks as one word, each with the offset of its rarest seven letters.
  private static let callbacks: [(EventKind, WordPattern)] = [
    (.viewDidLoad, WordPattern("viewdidload", anchor: 4)),
    (.viewWillAppear, WordPattern("viewwillappear", anchor: 4)),
    (.viewIsAppearing, WordPattern("viewisappearing", anchor: 1)),
    (.viewDidAppear, WordPattern("viewdidappear", anchor: 3)),
    (.viewWillDisappear, WordPattern("viewwilldisappear", anchor: 5)),
    (.viewDidDisappear, WordPattern("viewdiddisappear", anchor: 4)),
    (.viewWillLayoutSubviews, WordPattern("viewwilllayoutsubviews", anchor: 12)),
    (.viewDidLayoutSubviews, WordPattern("viewdidlayoutsubviews", anchor: 11)),
    (.viewDidLoad, WordPattern("view_did_load", anchor: 2)),
    (.viewWillAppear, WordPattern("view_will_appear", anchor: 1)),
    (.viewIsAppearing, WordPattern("view_is_appearing", anchor: 1)),
    (.viewDidAppear, WordPattern("view_did_appear", anchor: 2)),
    (.viewWillDisappear, WordPattern("view_will_disappear", anchor: 1)),
    (.viewDidDisappear, WordPattern("view_did_disappear", anchor: 2)),
    (.viewDidLoad, WordPattern("controller_did_load", anchor: 7)),
    (.viewWillAppear, WordPattern("controller_will_appear", anchor: 7)),
    (.viewDidAppear, WordPattern("controller_did_appear", anchor: 7)),
    (.viewWillDisappear, WordPattern("controller_will_disappear", anchor: 7)),
    (.viewDidDisappear, WordPattern("controller_did_disappear", anchor: 7)),
    (.loadView, WordPattern("loadview")),
    (.deinitialized, WordPattern("deinit")), (.deinitialized, WordPattern("de-init")),
    (.deinitialized, WordPattern("dealloc")),
  ]

  /// As some apps print them. Their rarest seven letters are those of the callback, so that no more offsets of a text are candidates.
  private static let misspelt: [(EventKind, WordPattern)] = [
    (.viewWillAppear, WordPattern("viewwillapper", anchor: 4)),
    (.viewDidAppear, WordPattern("viewdidapper", anchor: 3)),
    (.viewWillDisappear, WordPattern("viewwilldisapper", anchor: 5)),
    (.viewDidDisappear, WordPattern("viewdiddisapper", anchor: 4)),
    (.viewWillAppear, WordPattern("viewwillapear", anchor: 4)),
    (.viewDidAppear, WordPattern("viewdidapear", anchor: 3)),
    (.viewWillDisappear, WordPattern("viewwilldisapear", anchor: 5)),
    (.viewDidDisappear, WordPattern("viewdiddisapear", anchor: 4)),
    (.viewWillDisappear, WordPattern("viewwilldissapear", anchor: 4)),
    (.viewDidDisappear, WordPattern("viewdiddissapear", anchor: 3)),
    (.viewWillDisappear, WordPattern("viewwilldissappear", anchor: 4)),
    (.viewDidDisappear, WordPattern("viewdiddissappear", anchor: 3)),
    (.viewWillDisappear, WordPattern("viewwilldisppear", anchor: 4)),
    (.viewDidDisappear, WordPattern("viewdiddisppear", anchor: 3)),
    (.viewDidLoad, WordPattern("viewdidlaod", anchor: 4)),
    (.viewWillAppear, WordPattern("viewwilappear", anchor: 3)),
    (.viewWillDisappear, WordPattern("viewwildisappear", anchor: 4)),
  ]

  /// Without "view will" and "view is", which are in too many other lines: what follows them is found.
  private static let spelledCallbacks = [
    WordPattern("view did", anchor: 1), WordPattern("will appear", anchor: 1), WordPattern("did appear"),
    WordPattern("is appearing", anchor: 3), WordPattern("will disappear", anchor: 1),
    WordPattern("did disappear"),
    WordPattern("will  appear", anchor: 1), WordPattern("will  disappear", anchor: 1),
    WordPattern("did load"), WordPattern("has appeared"), WordPattern("has disappeared", anchor: 4),
    WordPattern("deallocating instance"), WordPattern("left the heap"), WordPattern("appeared"),
    WordPattern("appears"),
  ]

  private static let dismissals = [
    WordPattern("shoulddismiss", anchor: 3), WordPattern("willdismiss", anchor: 1), WordPattern("diddismiss"),
    WordPattern("didattempttodismiss", anchor: 7),
  ]

  private static let selectors = [
    WordPattern("willshow", anchor: 1), WordPattern("didshow"), WordPattern("shouldselect", anchor: 2),
    WordPattern("didselect"), WordPattern("willtransition"),
    WordPattern("didfinishanimating", anchor: 5), WordPattern("willmove", anchor: 1),
    WordPattern("didmove"), WordPattern("addchild"), WordPattern("removefromparent", anchor: 2),
    WordPattern("appearancetransition"), WordPattern("setviewcontrollers"),
    WordPattern("setnavigationbarhidden", anchor: 12), WordPattern("scenewill", anchor: 1),
    WordPattern("scenedid", anchor: 1), WordPattern("willconnectto"),
    WordPattern("willresignactive", anchor: 1), WordPattern("didbecomeactive"),
    WordPattern("didenterbackground", anchor: 5), WordPattern("willenterforeground", anchor: 1),
    WordPattern("didfinishlaunching", anchor: 5), WordPattern("willterminate", anchor: 6),
    WordPattern("diddiscardscenesessions", anchor: 4), WordPattern("childdidfinish", anchor: 4),
    WordPattern("adaptivepresentationstyle", anchor: 2), WordPattern("controllerwillpresent", anchor: 9),
    WordPattern("willpresentwithadaptivestyle", anchor: 15), WordPattern("splitviewcontroller", anchor: 1),
  ]

  private static let marks = [
    WordPattern("] present"), WordPattern("] dismiss"), WordPattern("] push "), WordPattern("] push("),
    WordPattern("] push:"), WordPattern("] pushv"), WordPattern("] pop"),
    WordPattern("] popto"), WordPattern("] popview"), WordPattern("] setroot", anchor: 2),
    WordPattern("] select "),
    WordPattern("] start"), WordPattern("] show "), WordPattern("] touch"),
    WordPattern("] hittest", anchor: 2), WordPattern("] init"), WordPattern("] makekey", anchor: 2),
    WordPattern("] ismodalin"), WordPattern("] traits "),
  ]

  private static let records = [
    WordPattern("\"event\":\"", anchor: 2), WordPattern("\"event\": ", anchor: 2),
    WordPattern("\"event\" :", anchor: 2), WordPattern("ui.lifecycle"),
  ]

  /// What SwiftUI calls. `task` and `sheet` are words of all apps, and count with the point of a modifier alone.
  private static let asides: [(Aside.Kind, WordPattern)] = [
    (.onAppear, WordPattern("onappear")), (.onDisappear, WordPattern("ondisappear", anchor: 1)),
    (.scenePhase, WordPattern("scenephase", anchor: 2)),
    (.fullScreenCover, WordPattern("fullscreencover", anchor: 6)),
    (.task, WordPattern(".task")), (.sheet, WordPattern(".sheet")),
  ]
}
