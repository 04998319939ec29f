/// Findings that are the same fault: the first is told, the others are listed below it.
struct NumberedGroup {
  let first: NumberedFinding
  let others: [NumberedFinding]
}
