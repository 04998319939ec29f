/// The answer to a question about UIKit's orders, for programs.
package struct OrderJSON {
  private let question: OrderQuestion

  /// The answer to a question.
  package init(_ question: OrderQuestion) {
    self.question = question
  }

  /// One document with all rows, or a line for each.
  package func bytes(isLines: Bool) -> ContiguousArray<UInt8> {
    var writer = JSONWriter(isLines ? .compact : .indented)
    if isLines {
      for row in question.rows {
        write(OrderRow(row, on: question.app.os, by: question.trigger), to: &writer)
        writer.endLine()
      }
    } else {
      writer.object { document in
        document.member("formatVersion", "1.0")
        document.key("rows")
        document.array { list in
          for row in question.rows {
            write(OrderRow(row, on: question.app.os, by: question.trigger), to: &list)
          }
        }
      }
      writer.endLine()
    }
    return writer.take()
  }

  private func write(_ row: OrderRow, to writer: inout JSONWriter) {
    let family = question.isPresentation(row.spec.kind) ? question.familyRow : nil
    writer.object { object in
      object.member("id", row.spec.id)
      object.member("title", row.spec.fullTitle)
      object.member("kind", row.spec.kind.name)
      object.member("outcomes", row.spec.outcomes.map(\.name))
      object.member("triggers", row.spec.triggers.map(\.name))
      object.member("style", family == nil ? nil : question.style?.name)
      object.member("family", family?.family.rawValue)
      object.member("familySource", family?.source)
      object.member("occurs", !row.spec.neverOccurs)
      object.key("calls")
      object.array { list in for call in row.calls { write(call, to: &list) } }
      object.key("orders")
      object.array { list in for source in row.sources { write(source, to: &list) } }
      object.key("forbidden")
      object.array { list in for source in row.forbidden { write(source, to: &list) } }
      object.member("note", row.spec.note.isEmpty ? nil : row.spec.note)
    }
  }

  private func write(_ call: OrderRow.Call, to writer: inout JSONWriter) {
    writer.object { object in
      object.member("role", call.role)
      object.member("call", call.name)
      object.member("required", call.isRequired)
    }
  }

  private func write(_ source: OrderRow.Source, to writer: inout JSONWriter) {
    writer.object { object in
      object.member("calls", source.calls)
      object.member("rule", source.rule.description)
      object.member("grade", source.isHard ? "hard" : "soft")
      object.member("source", source.text)
    }
  }
}
