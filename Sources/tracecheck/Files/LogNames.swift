#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// The names of logs as they were given, with patterns put out in full: who starts a program without a shell has
/// nobody else to do it.
enum LogNames {
  /// The logs. A name that a file has is no pattern, and a pattern that fits nothing stays, to be complained of. What a
  /// pattern fits is read once, also where another fits it or it is named itself: its findings would count twice.
  static func expanded(_ names: [String]) -> [String] {
    let given = Set(names)
    var found: Set<String> = []
    return names.flatMap { name in
      guard name.contains(where: { "*?[".contains($0) }), !FileContents.exists(name) else { return [name] }
      let matches = matches(name)
      if matches.isEmpty { return [name] }
      return matches.filter { !given.contains($0) && found.insert($0).inserted }
    }
  }

  /// The paths that fit a pattern, in their order.
  private static func matches(_ pattern: String) -> [String] {
    var result = unsafe glob_t()
    defer { unsafe globfree(&result) }
    // SAFETY: the result is a local that outlives the call, and the pattern is copied.
    guard unsafe glob(pattern, 0, nil, &result) == 0 else { return [] }
    // SAFETY: glob gives as many C strings as it says, and they live until globfree.
    return unsafe (0..<Int(result.gl_pathc)).compactMap { place in
      unsafe result.gl_pathv[place].map { unsafe String(cString: $0) }
    }
  }
}
