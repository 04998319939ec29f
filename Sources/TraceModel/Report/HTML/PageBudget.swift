/// How much of a page pictures and stories may fill. A page that nobody can open helps nobody: what is beyond is
/// told in a line each.
struct PageBudget {
  /// Up to this many bytes findings get pictures.
  let pictures: Int
  /// Up to this many bytes findings get stories.
  let stories: Int
  /// How many events are drawn before and after a finding.
  let reach: Int
  /// How many transitions of a trace are listed.
  let transitions: Int
  /// How many classes of a trace are listed.
  let classes: Int

  /// The budget for a report with `faults` different faults; no limit if everything is asked for.
  init(faults: Int, isFull: Bool) {
    pictures = isFull ? .max : 1_000_000
    stories = isFull ? .max : 1_300_000
    reach = isFull ? StepShelf.reach : faults <= 40 ? 14 : faults <= 150 ? 8 : 4
    transitions = isFull ? .max : 400
    classes = isFull ? .max : 60
  }
}
