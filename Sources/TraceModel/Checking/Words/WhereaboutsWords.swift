extension Whereabouts {
  /// What the log shows, as a part of a message.
  func text(_ words: borrowing Words) -> String {
    let name = words.text(of: who)
    return switch kind {
    case .loaded: "\(name) loaded at line \(line) and hasn't begun to appear"
    case .appearing: "\(name) has been appearing since line \(line)"
    case .disappearing, .leaving: "\(name) has been disappearing since line \(line)"
    case .disappeared(let start):
      "\(name) disappeared at line\(start > 0 ? "s \(start) to" : "") \(line)"
    case .removed: "\(name) was popped, dismissed or removed at line \(line)"
    case .below(let cover): "\(name) has been below \(words.text(of: cover)) since line \(line)"
    case .up: "\(name) has been up since line \(line)"
    case .presented: "\(name) has been presented since line \(line)"
    case .searching: "an active search controller counts as presented"
    case .swipeBlocked: "the user tried to swipe \(name) away at line \(line)"
    }
  }

  /// The lines that show it.
  func evidence(_ words: borrowing Words) -> [Evidence] {
    let name = words.text(of: who)
    func seen(_ event: EventKind, at line: Int, of controller: String, _ label: String = "") -> [Evidence] {
      guard line > 0 else { return [] }
      return [Evidence(line: line, controller: controller, event: event.name, label: label, isContext: true)]
    }
    return switch kind {
    case .loaded: seen(.viewDidLoad, at: line, of: name)
    case .appearing: seen(.viewWillAppear, at: line, of: name, "begins to appear")
    case .disappearing, .leaving: seen(.viewWillDisappear, at: line, of: name, "begins to disappear")
    case .disappeared(let start):
      seen(.viewWillDisappear, at: start, of: name) + seen(.viewDidDisappear, at: line, of: name)
    case .removed(let removal):
      seen(removal.kind, at: line, of: words.text(of: removal.name), "removed \(name)")
    case .below(let cover): seen(.viewWillAppear, at: line, of: words.text(of: cover), "covers \(name)")
    case .up: seen(.viewWillAppear, at: line, of: name, "comes up")
    case .presented(let presenter):
      seen(.present, at: line, of: words.text(of: presenter), "presents \(name)")
    case .searching: []
    case .swipeBlocked(let delegate):
      seen(
        .presentationControllerDidAttemptToDismiss, at: line, of: words.text(of: delegate),
        "the swipe was blocked"
      )
    }
  }
}
