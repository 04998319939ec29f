// What the lines were taken for, and what was missing between them.
extension LineReader {
  mutating func add(
    _ event: Event, _ bytes: Span<UInt8>, _ line: Range<Int>, _ format: LineFormat,
    to events: inout ContiguousArray<Event>
  ) {
    counts.events += 1
    if !event.subject.isSome, event.kind != .diagnostic { counts.unattributed += 1 }
    if options.explain {
      let text = Explanation.example(bytes, from: line.lowerBound, to: line.upperBound)
      explanation.note(format: format, counts.lines + 1, text)
      explanation.note(event, counts.lines + 1, text)
      explanation.learn(event, bytes, line, vocabulary)
    }
    noteWords(counts.lines + 1, event.process, before: events.count)
    events.append(event)
  }

  /// Keeps what a line that isn't an event still says about the run.
  mutating func noteAside(_ reason: NearMiss, _ prefix: LinePrefix, before offset: Int) {
    if reason == .gap, let gap = messages.gap {
      noteGap(gap, counts.lines + 1, prefix.process, before: offset)
    } else if reason == .recorder {
      noteRelease(prefix.process, before: offset)
    } else if reason == .aside, var aside = messages.aside {
      aside.process = prefix.process
      asides.append(aside)
      counts.asides += 1
    } else if reason == .repeated {
      noteRemark(prefix.process, before: offset)
    } else if let mention = messages.takeMention() {
      noteRemark(mention, prefix.process, before: offset)
    }
  }

  /// Notes what the line that was taken for no call may tell in place of one.
  @inline(__always)
  mutating func noteRemark(_ process: Int32, before index: Int) {
    if let remark = calls.takeRemark() { noteRemark(remark, process, before: index) }
  }

  private mutating func noteRemark(_ remark: ToldCall, _ process: Int32, before index: Int) {
    notes.append(
      LogNote(
        content: .remark(remark.kind, of: remark.subject.name), line: remark.line, process: process,
        index: index))
  }

  /// Notes that the event to come is told in other words than the first of its class.
  @inline(__always)
  mutating func noteWords(_ line: Int, _ process: Int32, before index: Int) {
    guard let words = calls.takeOtherWords() else { return }
    notes.append(LogNote(content: .otherWords(words), line: line, process: process, index: index))
  }

  /// Notes on which release of iOS the app runs, as the recorder's first line says it.
  mutating func noteRelease(_ process: Int32, before index: Int) {
    guard let release = messages.release else { return }
    notes.append(
      LogNote(content: .release(release), line: counts.lines + 1, process: process, index: index))
  }

  mutating func noteGap(_ gap: LogGap, _ line: Int, _ process: Int32, before index: Int) {
    if gap == .timeRunsBack {
      if counts.restarts == 0 { counts.firstRestart = line }
      counts.restarts += 1
    }
    notes.append(LogNote(content: .gap(gap), line: line, process: process, index: index))
  }

  mutating func note(
    _ reason: NearMiss, _ bytes: Span<UInt8>, _ line: Range<Int>, _ format: LineFormat
  ) {
    guard options.explain || counts.events == 0 else { return }
    let text = Explanation.example(bytes, from: line.lowerBound, to: line.upperBound)
    let known =
      format == .plain ? prefixes.format(bytes, from: line.lowerBound, to: line.upperBound) : format
    explanation.note(format: known, counts.lines + 1, text)
    explanation.note(reason, counts.lines + 1, text)
    explanation.learn(reason, bytes, line, vocabulary)
  }

  mutating func noteSilence(_ bytes: Span<UInt8>, from start: Int, to end: Int, number: Int) {
    let last = bytes.trimmedEnd(from: start, to: end)
    let text = Explanation.example(bytes, from: start, to: last)
    explanation.note(format: prefixes.format(bytes, from: start, to: last), number, text)
    explanation.noteSilence(number, text)
  }

  /// Notes the whole lines of a range that holds no word of the vocabulary, up to the first hundred of the log.
  mutating func noteFirstLines(_ bytes: Span<UInt8>, from start: Int, to end: Int) {
    var line = start
    var number = counts.lines + 1
    while line < end, explanation.silent.count < Self.firstLines {
      let newline = ByteScan.first(Self.newline, in: bytes, from: line, to: end)
      noteSilence(bytes, from: line, to: newline, number: number)
      number += 1
      line = newline + 1
    }
  }
}
