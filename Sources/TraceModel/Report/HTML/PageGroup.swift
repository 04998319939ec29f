/// Findings that are the same fault: the first is told, the others are listed below it.
struct PageGroup {
  let first: PageFinding
  let others: [PageFinding]
}
