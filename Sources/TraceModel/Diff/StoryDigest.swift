/// A number for a story that depends on nothing but what happened.
///
/// The comparison treats its two sides a little differently where several answers are equally good. The sides are
/// put in the order of their digests first, so that the comparison the other way round is its mirror image.
struct StoryDigest {
  private let names: StoryNames
  private let events: ContiguousArray<UInt64>
  private let orders: ContiguousArray<UInt64>

  init(_ merger: StoryMerger) {
    let names = merger.names
    let words = merger.words.texts(names).map(Self.digest)
    self.names = names
    events = merger.events.digests { words[Int($0)] }
    orders = merger.orders.digests { label in
      let call = OrderCall(number: label)
      return Self.digest(names[call.name]).mixed(with: UInt64(label & 0xFF))
    }
  }

  /// The digest of a story.
  func of(_ story: RunStory) -> UInt64 {
    story.lives.reduce(UInt64(story.segments.count)) { sum, life in
      sum.mixed(
        with: story.segments[life.segments].reduce(Self.digest(names[life.name])) { digest, segment in
          let order = story.transition(of: segment)?.order ?? 0
          if segment.isFold { return digest.mixed(with: UInt64(segment.events)) }
          return digest.mixed(with: events[Int(segment.events)]).mixed(with: orders[Int(order)])
        })
    }
  }

  /// The number of a text, the same for either way of writing its letters.
  static func digest(_ text: String) -> UInt64 {
    text.asciiLowercased.utf8.reduce(0xCBF2_9CE4_8422_2325) { ($0 ^ UInt64($1)) &* 0x100_0000_01B3 }
  }
}
