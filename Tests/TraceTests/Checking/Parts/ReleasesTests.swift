import Testing

@testable import TraceModel

/// Who is leaked, asked of the part alone.
@Suite struct ReleasesTests {
  private let photo = Symbol(index: 1)

  private func instance(_ index: Int32) -> InstanceRef {
    InstanceRef(index: InstanceIndex(index: index), generation: 0)
  }

  private func gone(_ index: Int32, at line: Int) -> Releases.Awaited {
    Releases.Awaited(instance: instance(index), name: photo, goneLine: line, transitionsBefore: 0)
  }

  @Test func `who is not released while two later ones of its class are is leaked`() {
    var releases = Releases()
    releases.expect(gone(1, at: 10))
    releases.release(instance(2), photo, begunAt: 20)
    #expect(releases.leaked(after: 1).isEmpty)
    for index: Int32 in 3...4 { releases.release(instance(index), photo, begunAt: 30) }
    let leaked = releases.leaked(after: 1)
    #expect(leaked.map(\.instance) == [instance(1)] && leaked.map(\.releasedLater) == [2], "told once")
  }

  @Test func `who is released after all, or shown again, is not leaked`() {
    var releases = Releases()
    for index: Int32 in 1...2 { releases.expect(gone(index, at: 10)) }
    for index: Int32 in 3...4 { releases.release(instance(index), photo, begunAt: 20) }
    #expect(releases.leaked(after: 1).count == 2)
    releases.release(instance(1), photo, begunAt: 1)
    releases.giveUp(instance(2))
    #expect(releases.leaked(after: 1).isEmpty)
  }

  @Test func `the release of one that was there before it went proves nothing`() {
    var releases = Releases()
    releases.expect(gone(1, at: 10))
    for index: Int32 in 2...5 { releases.release(instance(index), photo, begunAt: 5) }
    #expect(releases.leaked(after: 1).isEmpty)
  }

  @Test func `the release of another class proves nothing`() {
    var releases = Releases()
    releases.expect(gone(1, at: 10))
    for index: Int32 in 2...5 {
      releases.release(instance(index), Symbol(index: 2), begunAt: 20)
    }
    #expect(releases.leaked(after: 1).isEmpty)
  }

  @Test func `who is shown again is awaited no more`() {
    var releases = Releases()
    releases.expect(gone(1, at: 10))
    releases.giveUp(instance(1))
    for index: Int32 in 2...5 { releases.release(instance(index), photo, begunAt: 20) }
    #expect(releases.leaked(after: 1).isEmpty)
  }

  @Test func `at the end of a long trace one later release is enough`() {
    var releases = Releases()
    releases.expect(gone(1, at: 10))
    releases.release(instance(2), photo, begunAt: 20)
    #expect(releases.leaked(after: 9).isEmpty)
    #expect(releases.leaked(after: 10).map(\.instance) == [instance(1)])
  }
}
