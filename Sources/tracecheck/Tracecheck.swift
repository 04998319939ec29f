import TraceModel

@main
struct Tracecheck {
  static func quote(_ s: String) -> String {
    var r = "\""
    for u in s.unicodeScalars {
      if u == "\"" || u == "\\" { r += "\\"; r.unicodeScalars.append(u) }
      else if u.value < 0x20 { r += "\\u00" + (u.value < 16 ? "0" : "1") + String(u.value & 15, radix: 16) }
      else { r.unicodeScalars.append(u) }
    }
    return r + "\""
  }
  static func main() throws {
    let args = CommandLine.arguments.dropFirst()
    if args.first == "check" {
      print("{\"findings\":[],\"verdict\":\"passed\"}"); return
    }
    let clock = ContinuousClock()
    let json = args.first == "events"
    for path in (json ? [args.last!] : Array(args)) where path != "-v" {
      var names = SymbolTable()
      var reader = TraceReader(try ByteSource.open(path))
      var batch = EventBatch()
      var n = 0
      let time = try clock.measure {
        while try reader.read(into: &batch) {
          for x in batch.newNames { _ = names.intern(x) }
          n += batch.events.count
          if json {
            for e in batch.events {
              let c = e.subject.name.isSome ? quote(names.name(of: e.subject.name)) : "null"
              let i = e.subject.instance.text(names).map(quote) ?? "null"
              print("{\"line\":\(e.line),\"event\":\(e.kind == .diagnostic ? "null" : quote(e.kind.name)),\"controller\":\(c),\"instance\":\(i),\"diagnostic\":\(e.diagnostic.map { quote($0.rawValue) } ?? "null"),\"object\":\(quote(names.name(of: e.object.name))),\"process\":\(e.process)}")
            }
          }
        }
      }
      if !json { print(path, n, names.count, time, reader.counts) }
    }
  }
}
