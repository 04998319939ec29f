extension Target {
  /// The log is read in three ways, and the counts have to agree with the bytes.
  static let reader = Target("reader") { log in
    let plain = read(log, ReadOptions())
    var all = ReadOptions()
    all.times = true
    all.timeText = true
    all.explain = true
    let explained = read(log, all)
    precondition(plain?.bytes ?? log.count == log.count && explained?.bytes ?? log.count == log.count)
    precondition(plain?.lines == explained?.lines)
    var own = ReadOptions()
    own.formats = (try? LineTemplate("{time} [{controller}] {event} {any}")).map { [$0] } ?? []
    own.words = ["screenShown": .viewDidAppear, "gone": .deinitialized]
    own.labels = ["Setting": "SettingsViewController"]
    _ = read(log, own)
  }

  /// Reads a log to its end; `nil` where it is refused as no log.
  static func read(_ log: ContiguousArray<UInt8>, _ options: ReadOptions) -> ReadCounts? {
    var reader = TraceReader(ByteSource.bytes(log), options: options)
    var batch = EventBatch()
    var names = SymbolTable()
    do throws(ReadError) {
      while try reader.read(into: &batch) {
        for name in batch.newNames { _ = names.intern(name) }
        for aside in batch.asides { precondition(Int(aside.host.index) < names.count) }
        for event in batch.events { precondition(Int(event.subject.name.index) < names.count && event.line >= 1) }
      }
    } catch {
      return nil
    }
    // What is proposed has been tried, so it is a format that can work.
    if options.explain, let proposal = reader.explanation.proposal {
      precondition((try? LineTemplate(proposal.format)) != nil && proposal.lines > 0)
    }
    return reader.counts
  }
}
