import Dispatch
import TraceModel

/// Brings reports to their files, beside each other: to rename one file over another may take a file system some
/// milliseconds, in which others can be made and written.
enum ReportFiles {
  /// A report that is to be made and written.
  struct Order: Sendable {
    /// Where it goes.
    let file: String
    /// Why nothing may be written there, if so.
    var conflict: String?
    /// Makes it.
    let render: @Sendable () -> ContiguousArray<UInt8>
    /// What there is to say of its size in bytes, if anything.
    var remark: @Sendable (Int) -> String? = { _ in nil }

    /// The same, on a thread of its own: whoever waits for a disk must keep nobody from work.
    fileprivate func fulfilled(_ place: Int) async -> Outcome {
      await withCheckedContinuation { answer in
        DispatchQueue(label: file).async { answer.resume(returning: fulfil(place)) }
      }
    }

    fileprivate func fulfil(_ place: Int) -> Outcome {
      do throws(ReportFile.Unwritable) {
        if let conflict { throw ReportFile.Unwritable(message: conflict) }
        let bytes = render()
        let remark = remark(bytes.count)
        try ReportFile(path: file).write(bytes)
        return Outcome(place: place, remark: remark)
      } catch {
        let remark = "cannot write \(ShownText.escaped(file)): \(error.message)"
        return Outcome(place: place, isWritten: false, remark: remark)
      }
    }
  }

  fileprivate struct Outcome: Sendable {
    var place: Int
    var isWritten = true
    var remark: String?
  }

  /// Writes all, and says in their order what is to be said of them.
  ///
  /// - Returns: false where one of them could not be written.
  static func write(_ orders: [Order], _ console: Console) async -> Bool {
    let isReplaced = orders.map { ReportFile(path: $0.file).identity != nil }
    var outcomes = await withTaskGroup(of: Outcome.self) { group in
      for place in orders.indices where isReplaced[place] {
        group.addTask { await orders[place].fulfilled(place) }
      }
      return await group.reduce(into: []) { $0.append($1) }
    }
    // What devices and pipes get must not be mixed.
    for place in orders.indices where !isReplaced[place] { outcomes.append(orders[place].fulfil(place)) }
    for outcome in outcomes.sorted(by: { $0.place < $1.place }) {
      if let remark = outcome.remark { console.complain(remark) }
    }
    return outcomes.allSatisfy(\.isWritten)
  }
}
