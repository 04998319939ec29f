import Testing

@testable import TraceModel

/// Words that say that a controller has gone, and words that say what it lets go.
@Suite struct FarewellTests {
  @Test(arguments: [
    "JarVC 释放了", "JarVC销毁了", "JarVC 銷毀了", "JarVC 해제됨", "JarVC was released", "JarVC was released.",
    "JarVC was destroyed ✅", "deallocating JarVC", "Deallocating Larder.JarVC",
  ]) func `a controller has gone`(_ line: String) throws {
    #expect(try ReadLog.words(line + "\n") == ["deinit JarVC"])
  }

  @Test(arguments: [
    "JarVC 释放了资源", "JarVC 释放了 3 个瓶子", "Jar was released", "JarCache was released", "JarView 해제됨",
    "JarVC was released in version 2", "Version 2 of JarVC was released", "JarVC was not released",
    "JarVC: deallocating buffers", "deallocating JarCache", "deallocating JarVC resources",
  ]) func `something else has gone`(_ line: String) throws {
    #expect(try ReadLog.words(line + "\n").isEmpty)
  }
}
