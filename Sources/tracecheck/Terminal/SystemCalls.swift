import TraceModel

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// The few calls of the system that the program makes, with their errors as values.
enum SystemCalls {
  /// What the system says of an error, with a small first letter.
  static func message(of error: Int32) -> String {
    // SAFETY: strerror gives a C string that is valid until the next call; it is copied at once.
    guard let text = unsafe strerror(error) else { return "error \(error)" }
    let words = unsafe String(cString: text)
    return words.prefix(1).lowercased() + words.dropFirst()
  }

  /// Writes all bytes to a descriptor; `nil` when they are written, else the number of the error.
  static func write(_ bytes: borrowing ContiguousArray<UInt8>, to descriptor: Int32) -> Int32? {
    var offset = 0
    while offset < bytes.count {
      // SAFETY: the pointer lives as long as the closure, and the count ends at the end of the array.
      let written = unsafe bytes.withUnsafeBytes { buffer in
        unsafe systemWrite(descriptor, buffer.baseAddress?.advanced(by: offset), buffer.count - offset)
      }
      if written < 0 {
        if errno == EINTR { continue }
        return errno
      }
      offset += written
    }
    return nil
  }

  // The name `write` is taken inside this type.
  private static func systemWrite(_ descriptor: Int32, _ bytes: UnsafeRawPointer?, _ count: Int) -> Int {
    #if canImport(Glibc)
      unsafe Glibc.write(descriptor, bytes, count)
    #elseif canImport(Musl)
      unsafe Musl.write(descriptor, bytes, count)
    #else
      unsafe Darwin.write(descriptor, bytes, count)
    #endif
  }

  /// Makes a folder where there is none; gives why that can't be done.
  static func createFolder(_ path: String) -> String? {
    // SAFETY: the system copies the path before the call returns.
    if unsafe mkdir(path, 0o777) == 0 || errno == EEXIST { return nil }
    return message(of: errno)
  }

  /// The value of a variable of the environment.
  static func variable(_ name: String) -> String? {
    // SAFETY: getenv gives a C string that is valid until the environment changes; nobody changes it here.
    guard let value = unsafe getenv(name) else { return nil }
    return unsafe String(cString: value)
  }

  /// The absolute path of the current folder; `/` where the system does not know it.
  static var currentFolder: String {
    // SAFETY: getcwd of no buffer gives one that the caller frees, or nothing.
    guard let path = unsafe getcwd(nil, 0) else { return "/" }
    defer { unsafe free(path) }
    return unsafe String(cString: path)
  }

  /// Whether a descriptor is a terminal.
  static func isTerminal(_ descriptor: Int32) -> Bool { isatty(descriptor) == 1 }

  /// The columns of a terminal; `nil` where a descriptor is none, or does not say.
  static func columns(of descriptor: Int32) -> Int? {
    var size = winsize()
    // SAFETY: the call fills the structure that it is given, which lives as long as the call.
    guard unsafe ioctl(descriptor, UInt(TIOCGWINSZ), &size) == 0, size.ws_col > 0 else { return nil }
    return Int(size.ws_col)
  }

  /// Holds the numbers of the standard streams that the process was begun without: a log or a report that is opened
  /// must not become one of them. What is held so fails where it is used.
  static func holdStreams() {
    for stream: Int32 in 0...2 where fcntl(stream, F_GETFD) < 0 {
      // SAFETY: the system copies the path before the call returns.
      _ = unsafe open("/dev/null", stream == 0 ? O_WRONLY : O_RDONLY)
    }
  }

  /// Lets a write fail that can't be done, instead of ending the program: to a pipe whose reader has gone, and to
  /// a file that would grow beyond what the user may have.
  static func letWritesFail() {
    _ = signal(SIGPIPE, SIG_IGN)
    _ = signal(SIGXFSZ, SIG_IGN)
  }

  /// The error of a device that fails.
  static let inputOutputError = EIO

  /// The error of a write to a pipe whose reader has gone.
  static let brokenPipe = EPIPE
}
