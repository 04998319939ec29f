import Testing

@testable import TraceModel

/// The ends of scenes and of the app, told to the part alone.
@Suite struct EndingsTests {
  private let main = Participant(name: Symbol(index: 1))
  private let second = Participant(name: Symbol(index: 2))
  private let root = InstanceRef(index: InstanceIndex(index: 0), generation: 0)

  @Test func `nobody is called where nothing ended`() {
    var endings = Endings()
    #expect(endings.call(root) == false)
  }

  @Test func `each scene that ends calls a controller once`() {
    var endings = Endings()
    endings.begin(main)
    endings.begin(main)
    #expect(endings.call(root) == true)
    #expect(endings.call(root) == false)
    endings.begin(second)
    #expect(endings.call(root) == true)
    #expect(endings.call(root) == false)
  }

  @Test func `a scene that connects has its own ending behind it and no other's`() {
    var endings = Endings()
    endings.begin(main)
    endings.begin(second)
    endings.reconnect(second)
    #expect(endings.isEmpty == false)
    endings.reconnect(main)
    #expect(endings.isEmpty == true)
  }

  @Test func `only what an app does that lives is a sign of life`() {
    let signs: [EventKind] = [.viewDidLoad, .viewWillAppear, .present, .push, .touch]
    #expect(signs.allSatisfy { EventKind.signsOfLife & $0.bit != 0 })
    let others: [EventKind] = [
      .viewWillDisappear, .viewDidDisappear, .deinitialized, .childDidFinish, .didDiscardSceneSessions,
      .sceneDidEnterBackground, .sceneWillEnterForeground, .sceneDidDisconnect, .applicationWillTerminate,
    ]
    #expect(others.allSatisfy { EventKind.signsOfLife & $0.bit == 0 })
  }
}
