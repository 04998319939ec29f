/// What only the whole log answers, of findings that wait for its end.
struct OpenQuestions: OptionSet, Sendable {
  let rawValue: UInt8

  /// It ends what the one began that was there: another of the name is less likely then.
  static let goesOn = OpenQuestions(rawValue: 1)
  /// It stands on the value of a setting: does the log tell the changes of it?
  static let setting = OpenQuestions(rawValue: 2)
  /// Did every sheet of the log do the same, so that another style may have taken effect?
  static let sheets = OpenQuestions(rawValue: 4)
  /// Does the class tell when one of it is released? Else another may have its address.
  static let release = OpenQuestions(rawValue: 8)
  /// Does the class log that it goes? Else it may have gone in between.
  static let going = OpenQuestions(rawValue: 16)
}
