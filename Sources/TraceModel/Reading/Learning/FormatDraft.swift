/// A format made of columns, and tried on the lines that it was made from.
struct FormatDraft {
  private enum Piece {
    case text(String)
    case field(LineTemplate.Field)

    var isAny: Bool { if case .field(.any) = self { true } else { false } }
  }

  private let lines: [(cells: LineCells, sample: FormatSample)]
  private let controller: Int
  private var pieces: [Piece] = []

  /// The format in which a column names the controller.
  init(
    _ lines: [(cells: LineCells, sample: FormatSample)], _ columns: [FormatColumn], controller: Int
  ) {
    self.lines = lines
    self.controller = controller
    guard let (cells, sample) = lines.first else { return }
    if !sample.time.isEmpty {
      append(String(decoding: sample.text[..<sample.time.lowerBound], as: UTF8.self))
      pieces.append(.field(.time))
    }
    let last = max(controller, cells.event)
    for column in columns.prefix(last + 1) {
      append(cells.signs(beforeCell: column.cell))
      append(column, sample, event: cells.event)
    }
    // An event is told from what is behind it; a name has to be parted from it.
    if last == controller { append(commonSigns(beforeCell: last + 1)) }
  }

  private mutating func append(_ column: FormatColumn, _ sample: FormatSample, event: Int) {
    if column.cell == event { return pieces.append(.field(.event)) }
    if column.cell == controller { return pieces.append(.field(.controller)) }
    if column.isAll({ LogLevel.isLevel($0) }) { return append(.level) }
    if column.isAll({ $0.hasPrefix("0x") }) { return append(.instance) }
    if sample.process != 0, column.isAll({ $0 == String(sample.process) }) { return append(.pid) }
    if let text = column.constant { return append(text) }
    pieces.append(.field(.any))
  }

  /// A field, which a format may have once.
  private mutating func append(_ field: LineTemplate.Field) {
    let isThere = pieces.contains { if case .field(field) = $0 { true } else { false } }
    pieces.append(.field(isThere ? .any : field))
  }

  private mutating func append(_ text: String) {
    guard !text.isEmpty else { return }
    if case .text(let before) = pieces.last {
      pieces[pieces.count - 1] = .text(before + text)
    } else {
      pieces.append(.text(text))
    }
  }

  private func commonSigns(beforeCell cell: Int) -> String {
    let all = lines.map { $0.cells.signs(beforeCell: cell) }
    return all.dropFirst().reduce(all.first ?? "") { common, signs in
      String(zip(common, signs).prefix { $0 == $1 }.map(\.0))
    }
  }

  /// The format as a text, and how many of the lines it reads; `nil` where these are too few.
  func tried(fewest: Int) -> (text: String, lines: Int)? {
    var best = pieces
    let count = reads(best)
    guard count >= fewest else { return nil }
    var offset = 0
    while offset + 2 < best.count {
      var shorter = best
      shorter.removeSubrange(offset..<offset + 2)
      // One field may hold what two do, with the signs between.
      if best[offset].isAny, best[offset + 2].isAny, reads(shorter) >= count {
        best = shorter
      } else {
        offset += 1
      }
    }
    return (Self.text(best), count)
  }

  private static func text(_ pieces: [Piece]) -> String {
    pieces.map { piece in
      switch piece {
      case .field(let field): "{\(field.rawValue)}"
      case .text(let text): String(text.flatMap { $0 == "{" || $0 == "}" ? [$0, $0] : [$0] })
      }
    }.joined()
  }

  private func reads(_ pieces: [Piece]) -> Int {
    guard let template = try? LineTemplate(Self.text(pieces)) else { return 0 }
    return lines.count { reads($0.sample, template, name: $0.cells.text(ofCell: controller)) }
  }

  private func reads(_ sample: FormatSample, _ template: LineTemplate, name: String) -> Bool {
    let text = sample.text.span
    guard let match = TemplateMatch(template, text, from: 0, to: text.count),
      let event = match[.event], let controller = match[.controller],
      let word = EventKeywords.standard.read(text, at: event.lowerBound, to: event.upperBound)
    else { return false }
    return word.kind == sample.kind
      && text.text(from: controller.lowerBound, to: controller.upperBound) == name
  }
}
