/// What the checker keeps for what one call can't decide: each remembers what it has to, and says later what was wrong.
struct Judges: ~Copyable, Sendable {
  /// Those of them that wait for a callback, whichever it is.
  private(set) var waiting: Waiting = []

  var backgroundMoves = BackgroundMoves() {
    didSet { waiting.note(.backgroundMoves, !backgroundMoves.isEmpty) }
  }
  var callsByHand = CallsByHand() {
    didSet { waiting.note(.callsByHand, !callsByHand.isEmpty) }
  }
  var doubledCalls = DoubledCalls() {
    didSet { waiting.note(.doubledCalls, !doubledCalls.isEmpty) }
  }
  var goingTogether = GoingTogether()
  var presentersInDoubt = PresentersInDoubt() {
    didSet { waiting.note(.presentersInDoubt, !presentersInDoubt.isEmpty) }
  }
  var levelsTakenAlong = LevelsTakenAlong() {
    didSet { waiting.note(.levelsTakenAlong, !levelsTakenAlong.isEmpty) }
  }
  var loneTurns = LoneTurns() {
    didSet { waiting.note(.loneTurns, !loneTurns.isEmpty) }
  }
  var mirroredSteps = MirroredSteps() {
    didSet { waiting.note(.mirroredSteps, !mirroredSteps.isEmpty) }
  }
  var neverAddedCoordinators = NeverAddedCoordinators()
  var overdueMoves = OverdueMoves() {
    didSet { waiting.note(.overdueMoves, !overdueMoves.isEmpty) }
  }
  var owedByGestures = OwedByGestures()
  var ownerlessViews = OwnerlessViews()
  var pageHistory = PageHistory()
  var presentersSentAway = PresentersSentAway()
  var quickLoads = QuickLoads()
  var refusedGestures = RefusedGestures()
  var refusedTabs = RefusedTabs()
  var repeatedRequests = RepeatedRequests()
  var requestsUnderneath = RequestsUnderneath()
  var roundTrips = RoundTrips()
  var secondGoers = SecondGoers()
  var sheetSwipes = SheetSwipes()
  var underNewRoots = UnderNewRoots()
  var siblingSwitches = SiblingSwitches()
  var stillPages = StillPages()
  var unshownLoads = UnshownLoads()
}
