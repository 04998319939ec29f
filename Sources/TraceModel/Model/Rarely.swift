/// Says that a condition seldom holds, and returns it.
///
/// The compiler puts what is done then behind the rest of the function. What every call runs through lies close together so:
/// judging a transition visits more code than a processor keeps at hand (32 KiB on most), and half of what it loaded was code
/// for what seldom happens. Only conditions that hardly any event of an ordinary log meets are marked, and only where each
/// event passes.
@inline(__always)
func rarely(_ condition: Bool) -> Bool { _slowPath(condition) }

/// Says that a condition holds nearly always, and returns it; see ``rarely(_:)``.
@inline(__always)
func usually(_ condition: Bool) -> Bool { _fastPath(condition) }
