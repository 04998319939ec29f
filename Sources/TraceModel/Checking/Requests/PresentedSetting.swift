/// What `isModalInPresentation` was said to be of the controller that a presentation brings.
extension ObservedApp {
  /// Takes what the mark says, else what was said of the controller before, else what the configuration says.
  mutating func takeSetting(
    _ presentation: PresentationIndex, _ marked: Bool?, _ description: ControllerDescription?
  ) {
    let index = instances.index(of: presentations[presentation].presented.instance)
    let said = index.flatMap { instances[$0].modal }
    presentations[presentation].modal = marked ?? said ?? description?.modalInPresentation
    presentations[presentation].modalLine = presentations[presentation].firstLine
    if marked == nil, said != nil, let index {
      presentations[presentation].modalLine = instances[index].modalLine
      presentations[presentation].isSettingOfBefore = instances[index].hasGoneSinceSetting
    }
  }

  /// Takes what is said of one of several sheets of a name: the uppermost is meant, because nobody can use one below it.
  /// What is said of the others may be out of date from here on.
  ///
  /// - Returns: whether there is any.
  mutating func setModal(ofUpper who: Participant, _ modal: Bool, _ line: Int) -> Bool {
    let sheets = presentations.open.filter { presentations[$0].presented.who == who }
    guard let upper = sheets.last else { return false }
    for sheet in sheets.dropLast() { presentations[sheet].namesakeSettingLine = line }
    (presentations[upper].modal, presentations[upper].modalLine) = (modal, line)
    return true
  }

  /// Another controller begins than the one that the mark seemed to mean: what was said of that one says nothing of this.
  mutating func forgetSetting(_ presentation: PresentationIndex) {
    guard presentations[presentation].modalLine < presentations[presentation].firstLine else { return }
    presentations[presentation].modal = nil
  }

  /// Whether a setting may be another's, or out of date: it was said before its controller went for the last time, and the
  /// name alone says that it is the same controller that has come again; or the name got another setting since.
  func mayBeSetOtherwise(_ presentation: PresentationIndex) -> Bool {
    let known = presentations[presentation]
    return known.isSettingOfBefore && known.modalLine < known.firstLine
      || known.modalLine < known.namesakeSettingLine
  }
}

extension Instance {
  /// Whether a controller that is known by its name alone has gone since its setting was said.
  fileprivate var hasGoneSinceSetting: Bool {
    !key.isSome && max(line(.viewWillDisappear), line(.viewDidDisappear)) > modalLine
  }
}
