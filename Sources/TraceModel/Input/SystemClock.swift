#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// What the system's clock says.
package enum SystemClock {
  /// The day, in UTC.
  package static var today: CalendarDay { CalendarDay(secondsSince1970: Int(time(nil))) }
}
