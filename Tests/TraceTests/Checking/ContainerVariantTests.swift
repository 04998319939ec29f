import Testing

@testable import TraceModel

/// Each fault of containers and coordinators is found in other shapes than those of the fixtures, and nothing else is.
@Suite struct ContainerVariantTests {
  static let all =
    ContainerVariant.navigation + ContainerVariant.containment + ContainerVariant.coordinators
    + ContainerVariant.others

  @Test(arguments: all.indices) func `a fault is found by its own rule, and a legal run passes`(_ index: Int)
    throws
  {
    let variant = Self.all[index]
    let trace = CheckedTrace(variant.log, app: try .text(variant.app))
    #expect(Set(trace.rules) == Set([variant.rule].compactMap(\.self)), "\(variant.title)")
  }
}
