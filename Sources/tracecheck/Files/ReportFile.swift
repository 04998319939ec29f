#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// A file that a report goes to.
///
/// A regular or absent file is written beside itself and renamed, so that anyone who looks finds the old
/// report or the new one and never half of one. A device or a pipe has nothing to keep and is written in
/// place.
struct ReportFile {
  /// Why a report can't be written.
  struct Unwritable: Error {
    /// The reason in words.
    var message: String
  }

  /// The path as it was given.
  let path: String

  /// Writes the whole report.
  func write(_ bytes: ContiguousArray<UInt8>) throws(Unwritable) {
    try write { SystemCalls.write(bytes, to: $0) }
  }

  /// Writes a report in pieces.
  ///
  /// - Parameter body: writes to a descriptor, and gives the number of the error, if any.
  func write(_ body: (Int32) -> Int32?) throws(Unwritable) {
    switch try place() {
    case .inPlace: try writeInPlace(body)
    case .beside(let target, let mode):
      let error = EndingSignals.postponed { replace(target, mode: mode, body) }
      if let error { throw Unwritable(message: SystemCalls.message(of: error)) }
    }
  }

  /// Where the bytes end up, the same for every way of naming a file; `nil` for a device, which takes whatever comes.
  var identity: String? {
    do throws(Unwritable) {
      switch try place() {
      case .beside(let target, _): return Self.absolute(target)
      case .inPlace where Self.isStream(path): return nil
      case .inPlace:
        let target = try resolved()
        return Self.isStream(target) ? nil : target
      }
    } catch {
      // A link to nowhere leads somewhere once the report before it is written.
      return Self.followed(path).map(Self.absolute)
    }
  }

  /// Whether it is the regular file that a descriptor of the process writes to: what that wrote by then would
  /// be lost.
  func isOpen(as descriptor: Int32) -> Bool {
    var (own, open) = (stat(), stat())
    // SAFETY: both are locals that outlive the calls, and the path is copied.
    guard unsafe stat(path, &own) == 0, unsafe fstat(descriptor, &open) == 0 else { return false }
    return own.st_mode & S_IFMT == S_IFREG && own.st_dev == open.st_dev && own.st_ino == open.st_ino
  }

  /// Where a link leads, whether anything is there or not; `nil` for what isn't a link, or leads to itself.
  private static func followed(_ path: String) -> String? {
    var path = path
    for hop in 0..<40 {
      guard let target = target(ofLink: path) else { return hop == 0 ? nil : path }
      let folder = path.lastIndex(of: "/").map { path[...$0] } ?? ""
      path = target.hasPrefix("/") ? target : folder + target
    }
    return nil
  }

  private static func target(ofLink path: String) -> String? {
    var letters = [CChar](repeating: 0, count: Int(PATH_MAX))
    // SAFETY: the array is as long as the call is told, and the path is copied.
    let count = unsafe readlink(path, &letters, letters.count)
    guard count >= 0 else { return nil }
    return String(decoding: letters.prefix(count).map { UInt8(bitPattern: $0) }, as: UTF8.self)
  }

  /// Whether a path is that of a device or of a stream that the process holds open.
  private static func isStream(_ path: String) -> Bool {
    path.hasPrefix("/dev/") || path.hasPrefix("/proc/")
  }

  private static func absolute(_ path: String) -> String {
    let parts = path.split(separator: "/", omittingEmptySubsequences: false)
    let folder = parts.dropLast().joined(separator: "/")
    let name = parts.last.map(String.init) ?? ""
    // SAFETY: realpath of no buffer gives one that the caller frees, or nothing.
    guard let real = unsafe realpath(folder.isEmpty ? (path.hasPrefix("/") ? "/" : ".") : folder, nil) else {
      return path
    }
    defer { unsafe free(real) }
    return unsafe String(cString: real) + "/" + name
  }

  private enum Place {
    case inPlace
    case beside(String, mode: mode_t)
  }

  private func place() throws(Unwritable) -> Place {
    // The links that lead to the open streams of the process can point to a file that the shell holds open:
    // renaming another over it would lose what was written.
    if Self.isStream(path) { return .inPlace }
    guard let own = status(of: path, followingLinks: false) else {
      if errno == ENOENT { return .beside(path, mode: 0o666) }
      throw systemFailure()
    }
    guard own & S_IFMT == S_IFLNK else { return try place(of: own, at: path) }
    guard let target = status(of: path, followingLinks: true) else {
      throw Unwritable(message: "it is a broken link")
    }
    return try place(of: target, at: try resolved())
  }

  private func place(of mode: mode_t, at target: String) throws(Unwritable) -> Place {
    if mode & S_IFMT == S_IFDIR { throw Unwritable(message: "it is a folder") }
    guard mode & S_IFMT == S_IFREG else { return .inPlace }
    // Renaming needs leave for the folder only; a file that was protected on purpose stays as it is.
    guard unsafe access(target, W_OK) == 0 else { throw systemFailure() }
    return .beside(target, mode: mode & 0o7777)
  }

  private func writeInPlace(_ body: (Int32) -> Int32?) throws(Unwritable) {
    // SAFETY: the system copies the path before the call returns.
    let descriptor = unsafe open(path, O_WRONLY | O_CLOEXEC | O_NOCTTY)
    guard descriptor >= 0 else { throw systemFailure() }
    defer { close(descriptor) }
    guard let error = body(descriptor), error != SystemCalls.brokenPipe else {
      return
    }
    throw Unwritable(message: SystemCalls.message(of: error))
  }

  /// Writes a file beside a target and renames it; gives the number of the error, if any.
  private func replace(_ target: String, mode: mode_t, _ body: (Int32) -> Int32?) -> Int32? {
    let neighbour = Self.neighbour(of: target)
    // SAFETY: the system copies the path before the call returns.
    let descriptor = unsafe open(neighbour, O_WRONLY | O_CREAT | O_TRUNC | O_CLOEXEC | O_NOFOLLOW, mode)
    guard descriptor >= 0 else { return errno }
    var error = body(descriptor)
    if close(descriptor) != 0, error == nil { error = errno }
    // SAFETY: both paths are copied before the call returns.
    if error == nil, unsafe rename(neighbour, target) != 0 { error = errno }
    if error != nil { _ = unsafe unlink(neighbour) }
    return error
  }

  /// A path in the same folder that nobody else writes to, and that is not too long where the target's is just not.
  private static func neighbour(of target: String) -> String {
    let start = target.lastIndex(of: "/").map { target.index(after: $0) } ?? target.startIndex
    let name = target[start...]
    guard name.utf8.count > 200 else { return "\(target).\(getpid()).tmp" }
    // Two long names may begin alike, and are written beside each other.
    let hash = name.utf8.reduce(into: UInt64(14_695_981_039_346_656_037)) {
      $0 = ($0 ^ UInt64($1)) &* 1_099_511_628_211
    }
    return target[..<start] + String(hash, radix: 16) + ".\(getpid()).tmp"
  }

  private func status(of path: String, followingLinks: Bool) -> mode_t? {
    var status = stat()
    // SAFETY: the status is a local that outlives the call, and the path is copied.
    let result = unsafe followingLinks ? stat(path, &status) : lstat(path, &status)
    return result == 0 ? status.st_mode : nil
  }

  private func resolved() throws(Unwritable) -> String {
    // SAFETY: realpath of no buffer gives one that the caller frees, or nothing.
    guard let target = unsafe realpath(path, nil) else { throw systemFailure() }
    defer { unsafe free(target) }
    return unsafe String(cString: target)
  }

  private func systemFailure() -> Unwritable { Unwritable(message: SystemCalls.message(of: errno)) }
}
