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
    #expect(releases.release(instance(2), photo, begunAt: 20).isEmpty)
    let leaked = releases.release(instance(3), photo, begunAt: 30)
    #expect(leaked.map(\.instance) == [instance(1)] && leaked.map(\.releasedLater) == [2])
    #expect(releases.release(instance(4), photo, begunAt: 40).isEmpty, "told once")
  }

  @Test func `the release of one that was there before it went proves nothing`() {
    var releases = Releases()
    releases.expect(gone(1, at: 10))
    for index: Int32 in 2...5 { #expect(releases.release(instance(index), photo, begunAt: 5).isEmpty) }
  }

  @Test func `the release of another class proves nothing`() {
    var releases = Releases()
    releases.expect(gone(1, at: 10))
    for index: Int32 in 2...5 {
      #expect(releases.release(instance(index), Symbol(index: 2), begunAt: 20).isEmpty)
    }
  }

  @Test func `who is shown again is awaited no more`() {
    var releases = Releases()
    releases.expect(gone(1, at: 10))
    releases.giveUp(instance(1))
    for index: Int32 in 2...5 { #expect(releases.release(instance(index), photo, begunAt: 20).isEmpty) }
  }

  @Test func `at the end of a long trace one later release is enough`() {
    var releases = Releases()
    releases.expect(gone(1, at: 10))
    _ = releases.release(instance(2), photo, begunAt: 20)
    #expect(releases.leaked(after: 9).isEmpty)
    #expect(releases.leaked(after: 10).map(\.instance) == [instance(1)])
  }
}
