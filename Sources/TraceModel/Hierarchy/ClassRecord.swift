/// What is known of all controllers of one name.
struct ClassRecord: Sendable {
  /// The events that the class has logged, or that the configuration says it logs; a bit each.
  var logged: UInt64 = 0
  /// The entry of the configuration that speaks of this name, or -1.
  var description: Int32 = -1
  /// How many live instances have a key.
  var addressedCount: Int32 = 0
  /// The exclusive or of their indices: the index of the only one where there is one.
  var addressedIndices: Int32 = 0
  /// The only live instance that has a key, where there is one.
  var onlyAddressed: InstanceIndex { InstanceIndex(index: addressedIndices) }
  /// The instance with an address that was logged last, if `TraceChecker.tellsLastAddressed` says so.
  var lastAddressed = InstanceIndex.none
  /// The live instances that are known by the name only.
  var nameOnly = Namesakes()
  /// How many instances known by the name only were taken for gone, and their deinit may still come.
  var unreleased: UInt16 = 0
  /// Whether one of them was taken for gone at any time, because its class had not logged a deinit until then.
  var wasTakenForGone = false
  /// How many that were somewhere were taken for released: the deinit may have been that of one that never loaded.
  var mayLive: UInt16 = 0
  /// Whether the log had nothing of one of those, so that their number isn't known.
  var mayHideUnlogged = false
  /// What took away the first one that was taken for released when the next one began.
  var takenForReleased = Removal()
  /// Whether one was released that the log has nothing else of.
  var hadUnlogged = false
  /// The line at which that was over, because all that ever began were released, or 0.
  @LineNumber var mayLiveUntil = 0
  /// The line of the last deinit of an instance known by the name only, or 0.
  @LineNumber var releasedLine = 0
  /// The line of what a controller of that name got behind that, which began no other, or 0.
  @LineNumber var afterDeinit = 0
  /// The line of the last deinit that was told as that of the only one, which was on screen, or 0.
  @LineNumber var releasedOnScreen = 0
  /// The state in which that one was released.
  var diedIn = AppearanceState.unknown {
    didSet { endsOfDead = diedIn.ends }
  }
  /// Whether nothing had taken that one away, while a move took several off: it was covered by another screen, so one of the name
  /// that never loaded may have been released.
  var diedCovered = false
  /// The events that would have ended that state, a bit each: asked of each event of the name.
  private(set) var endsOfDead: UInt64 = 0
  /// The lines at which the last two of them were loaded, the later first.
  @LineNumber var lastLoad = 0
  @LineNumber var loadBefore = 0
  /// When the last of them was loaded, in microseconds, and how long after the one before; `nil` where the log doesn't
  /// tell.
  var loadTime: Int64?
  var loadGap: Int64?
  /// The first event of the name.
  var firstKind = EventKind.initialized
  /// Whether the class logs what comes before that in each life: then one of it is older than the log.
  var wasThereBefore: Bool { firstKind != .deinitialized && logged & firstKind.earlierInLife != 0 }
  /// Whether the first that the class logged was that one of it left.
  var hasLeftFirst: Bool {
    (firstKind == .viewWillDisappear || firstKind == .viewDidDisappear)
      && (logs(.viewWillDisappear) || logs(.viewDidDisappear))
  }
  /// Whether one was named below the top of a stack: it may live and be released without ever loading.
  var mayNeverLoad = false
  /// Whether a mark has put one of it into a stack by an address at which nothing was logged.
  var waitsInStack = false
  /// How many instances there have been.
  var count: UInt32 = 0
  /// How often a push of one of them was taken back, and whether one came to its end.
  var takenBack: UInt32 = 0
  var wasPushed = false
  /// How many of them were released.
  var released: UInt32 = 0
  /// The least that were alive behind a release, where that was last so, and how many releases left more alive since.
  var leastAlive = Int32.max
  @LineNumber var leastAliveLine = 0
  var releasedAboveLeast: UInt32 = 0
  /// Where one was released last, by its address or by its name, or 0.
  @LineNumber var lastReleaseLine = 0
  /// How often a controller of this name began to appear: never, once, twice, or more.
  var appearances: UInt8 = 0

  /// Whether it is a split controller, by its name or since it spoke as one.
  var isSplit = false
  /// Whether the name says that it is a navigation controller: `UINavigationController`, `SheetNav`.
  var isNavigation = false
  /// Whether its name says that it leads through screens and isn't a container: a router, a coordinator, a navigator.
  var isLeader = false
  /// The class of the parent that the log named for one of them.
  var parent = Symbol.none

  /// Whether one of its instances moved while a page controller turned.
  var mayBePage = false
  /// Whether one of its instances was presented.
  var wasPresented = false
  /// The kinds of transitions that its instances took part in, a bit each.
  var exercised: UInt32 = 0

  /// The set of logged appearance callbacks, as `AppearanceTable` numbers it.
  @inline(__always)
  var loggedCallbacks: Int {
    let bits = Int(truncatingIfNeeded: logged)
    return bits >> 3 & 1 | bits >> 6 & 2 | bits >> 6 & 4 | bits >> 6 & 8
  }

  /// Counts one that is released.
  mutating func countRelease(at line: Int) {
    released &+= 1
    lastReleaseLine = line
    let alive = Int32(truncatingIfNeeded: count) - Int32(truncatingIfNeeded: released)
    if alive <= leastAlive {
      (leastAlive, leastAliveLine, releasedAboveLeast) = (alive, line, 0)
    } else {
      releasedAboveLeast &+= 1
    }
  }

  /// One was released. When all that ever began are, none lives in place of another.
  mutating func noteReleased(at line: Int) {
    guard nameOnly.isEmpty, addressedCount == 0, released >= count, !mayHideUnlogged else { return }
    (mayLive, mayLiveUntil) = (0, line)
  }

  /// What decides whom a line means that gives the name alone. Looked at once: there are many such lines.
  struct ByName {
    let count: Int
    let first: InstanceIndex
    let endsOfDead: UInt64
    let isNavigation: Bool
  }

  @inline(__always)
  var byName: ByName {
    ByName(count: nameOnly.count, first: nameOnly[0], endsOfDead: endsOfDead, isNavigation: isNavigation)
  }

  /// One more of them is alive: a life that nothing was counted of yet.
  mutating func add(_ index: InstanceIndex, hasKey: Bool) {
    count &+= 1
    if hasKey { countAddressed(index, by: 1) } else { nameOnly.append(index) }
  }

  /// Counts one with an address, or takes it out again.
  mutating func countAddressed(_ index: InstanceIndex, by difference: Int32) {
    addressedCount += difference
    addressedIndices ^= index.index
  }

  /// The life of one of them begins.
  mutating func noteBeginning(_ event: Event) {
    afterDeinit = 0
    // Whose child it becomes may be told before it loads: it begins in the log none the less.
    if count == 1, firstKind == .willMove { firstKind = event.kind }
    if event.kind == .viewDidLoad { noteLoad(line: event.line, time: event.time) }
  }

  private mutating func noteLoad(line: Int, time: Int64?) {
    (loadBefore, lastLoad) = (lastLoad, line)
    loadGap = nil
    if let time, let loadTime { loadGap = time - loadTime }
    loadTime = time
  }

  @inline(__always)
  func logs(_ event: EventKind) -> Bool { logged & event.bit != 0 }

  /// Whether it has logged that one begins to appear, or that one has.
  var tellsComing: Bool { logs(.viewWillAppear) || logs(.viewDidAppear) }
}
