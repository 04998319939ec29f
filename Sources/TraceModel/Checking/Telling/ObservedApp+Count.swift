extension ObservedApp {
  /// How many controllers the log shows. Where they are named as such, a class that logs no more than how it is made and
  /// released is a view, a model or a timer of the app's.
  var controllerCount: Int {
    let others = classes.names.filter { isOnlyReleased($0) && !isNamedAsController($0) }
    guard !others.isEmpty, areControllersNamed else { return counts.controllers }
    return others.reduce(counts.controllers) { $0 - Int(classes[$1].count) }
  }

  /// Whether nothing of a class was logged but when it was made or released, and nobody moved one.
  private func isOnlyReleased(_ name: Symbol) -> Bool {
    let life = EventKind.initialized.bit | EventKind.deinitialized.bit
    return classes[name].logged & ~life == 0 && classes[name].exercised == 0
  }

  /// Whether the names of all classes that log callbacks say that they are controllers'.
  private var areControllersNamed: Bool {
    classes.names.allSatisfy { classes[$0].loggedCallbacks == 0 || isNamedAsController($0) }
  }

  private func isNamedAsController(_ name: Symbol) -> Bool {
    let text = text(of: name).asciiLowercased
    return ["controller", "vc", "screen"].contains { text.hasSuffix($0) }
  }
}
