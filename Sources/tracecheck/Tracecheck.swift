import TraceModel

@main
struct Tracecheck {
  static func main() {}
}
