/// What is known about the controllers of each name, and what the log contains at all: which class logs what,
/// and which kinds of marks are logged.
///
/// What a class logs is only known from the whole log. A finding that depends on it is therefore held until
/// it is proven or the log ends; `Claim` says how.
struct Classes: ~Copyable, Sendable {
  /// The first is of lines that name nobody.
  private var records: ContiguousArray<ClassRecord> = [ClassRecord()]
  /// The set of appearance callbacks that some class logs, as `AppearanceTable` numbers it.
  private(set) var loggedByAnyone = 0
  /// The kinds of marks that were logged so far, a bit each.
  private var announced: UInt64 = 0
  /// Whether a class was named with a key and without one: only then is it noted which one was named last.
  private(set) var tellsLastAddressed = false
  /// Whether one of them is a split controller's: only then any may be of columns.
  private var haveSplits = false
  /// Whether the configuration describes any of them.
  let areDescribed: Bool
  /// For each description in the configuration, the symbol of its presenter, once that name was logged.
  private var presenters: [Symbol] = []
  /// The first classes whose first event was that one of them left. Looked for among all names, each call of a delegate would take
  /// longer the more names a log has.
  private(set) var leftFirst: [Symbol] = []
  /// What was taken for remarks about calls.
  var remarks = CallRemarks()
  /// In which words calls were told.
  var wordings = CallWordings()
  /// What the log was said to contain before it was read.
  private let known: Instrumentation

  /// Creates the record for an app whose log hasn't been read yet.
  ///
  /// - Parameter known: what the log is known to contain; usually nothing.
  init(describedBy controllers: [ControllerDescription], known: Instrumentation = Instrumentation()) {
    presenters = controllers.map { _ in .none }
    areDescribed = !controllers.isEmpty
    self.known = known
    announced = known.announced
  }

  subscript(name: Symbol) -> ClassRecord {
    @inline(__always)
    _read { yield records[Int(name.index)] }
    @inline(__always)
    _modify { yield &records[Int(name.index)] }
  }

  // MARK: What is learnt

  /// Whether a name says that it is a navigation controller's: `UINavigationController`, `SheetNav`, `Nav2`. The screen of a map
  /// may begin with that word.
  private static func isNavigation(_ name: String) -> Bool {
    guard name.contains("Nav") else { return false }
    let digits = name.reversed().prefix { $0.isNumber }.count
    let word = name.dropLast(digits)
    return word.contains("NavigationController") || word.contains("NavController")
      || ["Nav", "Navigation", "NavVC", "NavigationVC"].contains { word.hasSuffix($0) }
  }

  /// Whether a name says that it leads through screens: `Router`, `ShopCoordinator`.
  private static func isLeader(_ name: String) -> Bool {
    let folded = name.asciiLowercased
    return LeaderNames.endings.contains { folded.hasSuffix($0) }
  }

  /// Learns a name that the log met for the first time, with what the configuration says of it.
  mutating func learn(_ name: String, _ symbol: Symbol, describedBy controllers: [ControllerDescription]) {
    for (index, description) in controllers.enumerated()
    where description.presentedBy?.asciiLowercased == name.asciiLowercased {
      presenters[index] = symbol
    }
    var record = ClassRecord()
    record.isSplit = name.hasSuffix("SplitViewController")
    haveSplits = haveSplits || record.isSplit
    record.isNavigation = Self.isNavigation(name)
    record.isLeader = Self.isLeader(name)
    if let index = controllers.firstIndex(where: { Glob.matches($0.pattern, name) }) {
      record.description = Int32(index)
      record.logged = controllers[index].logs.reduce(0) { $0 | $1.bit }
    }
    if let logged = known.logged[name] {
      record.logged |= logged
      loggedByAnyone |= record.loggedCallbacks
    }
    records.append(record)
  }

  /// The controllers of a class speak as split controllers.
  mutating func noteSplit(_ name: Symbol) {
    self[name].isSplit = true
    haveSplits = true
  }

  /// A class logs an event.
  mutating func note(_ event: EventKind, of name: Symbol) {
    self[name].logged |= event.bit
    loggedByAnyone |= self[name].loggedCallbacks
    noteLeftFirst(name)
  }

  /// The first event of a class, or what must have been it.
  mutating func note(first event: EventKind, of name: Symbol) {
    self[name].firstKind = event
    noteLeftFirst(name)
  }

  private mutating func noteLeftFirst(_ name: Symbol) {
    guard self[name].hasLeftFirst, leftFirst.count < Self.leftFirstKept, !leftFirst.contains(name) else {
      return
    }
    leftFirst.append(name)
  }

  /// How many of them are kept: one proves it, and only columns don't.
  private static let leftFirstKept = 64

  /// The log says in what the controllers of a class are; that they are columns is not forgotten again.
  mutating func note(parent: Symbol, of child: Symbol) {
    if !isColumn(child) { self[child].parent = parent }
  }

  /// The log tells of a mark.
  mutating func announce(_ mark: EventKind) { announced |= mark.bit }

  /// From now on each class knows which of its controllers was named last.
  mutating func tellLastAddressed() { tellsLastAddressed = true }

  // MARK: What is asked

  /// Whether the controllers of a class are columns: they were said to be in a split controller.
  @inline(__always)
  func isColumn(_ name: Symbol) -> Bool { rarely(haveSplits) && self[self[name].parent].isSplit }

  /// Whether some class logs a callback, so far.
  @inline(__always)
  func anyoneLogs(_ callback: AppearanceCallback) -> Bool {
    loggedByAnyone & 1 << Int(callback.rawValue) != 0
  }

  /// Whether the log tells when controllers have come or gone, so far.
  @inline(__always)
  var tellDids: Bool { anyoneLogs(.viewDidAppear) || anyoneLogs(.viewDidDisappear) }

  /// Whether the log tells that controllers go, so far.
  var tellGoing: Bool { anyoneLogs(.viewWillDisappear) || anyoneLogs(.viewDidDisappear) }

  /// Whether the log tells nothing but that controllers begin to come, so far.
  var tellBeginningsAlone: Bool { !tellDids && !anyoneLogs(.viewWillDisappear) }

  /// Whether the log tells one half of each move so far: either that a controller comes or that it has come, and the same
  /// of those that go.
  var tellHalf: Bool {
    !(anyoneLogs(.viewWillAppear) && anyoneLogs(.viewDidAppear))
      && !(anyoneLogs(.viewWillDisappear) && anyoneLogs(.viewDidDisappear))
  }

  /// Whether the log tells of a kind of mark.
  func announces(_ mark: EventKind) -> Bool { announced & mark.bit != 0 }

  /// Whether the log tells of one of some kinds of marks, a bit each.
  func announcesAny(_ marks: UInt64) -> Bool { announced & marks != 0 }

  /// Who presents a controller by the configuration, where that name was met.
  func describedPresenter(of name: Symbol) -> Symbol { presenters[Int(self[name].description)] }

  /// What the log tells: all that was learnt so far.
  func instrumentation(names: [String]) -> Instrumentation {
    let logged = zip(names, records).map { ($0, $1.logged) }
    return Instrumentation(logged: Dictionary(logged) { $0 | $1 }, announced: announced)
  }

  /// The names that were met, in their order.
  var names: [Symbol] { records.indices.dropFirst().map { Symbol(index: UInt32($0)) } }

  /// The records of all names, in the order of their symbols.
  var all: ContiguousArray<ClassRecord> { records }
}
