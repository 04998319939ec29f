/// What only the whole log answers, for findings that wait for its end.
struct OpenQuestions: OptionSet, Sendable {
  let rawValue: UInt16

  /// It ends what the known instance began: another of the name is less likely then.
  static let goesOn = OpenQuestions(rawValue: 1)
  /// It depends on the value of a setting: does the log tell when that changes?
  static let setting = OpenQuestions(rawValue: 2)
  /// Did every sheet of the log do the same, so that another style may have taken effect?
  static let sheets = OpenQuestions(rawValue: 4)
  /// Does the class log the release of its instances? If not, another one may have the address.
  static let release = OpenQuestions(rawValue: 8)
  /// Does the class log that it goes? If not, it may have gone in between.
  static let going = OpenQuestions(rawValue: 16)
  /// Does nobody log what the claim asks for? Where the class doesn't, it may still do as others do.
  static let asOthers = OpenQuestions(rawValue: 32)
  /// Did nothing prove that a call in the background was made by hand?
  static let inBackground = OpenQuestions(rawValue: 64)
  /// Does the class log the end of what is forwarded to it? Then TC506 tells the call that made it.
  static let forwardedAgain = OpenQuestions(rawValue: 128)
  /// Did a mark dismiss the presentation only later? If none did, the app may have done so at once without saying it.
  static let dismissal = OpenQuestions(rawValue: 512)
  /// Does the class log that it comes? If not, only UIKit's rule says that what was asked for didn't.
  static let coming = OpenQuestions(rawValue: 1024)
  /// Did another page of the log curl in the order that is recorded for it? If not, that order isn't UIKit's there.
  static let curls = OpenQuestions(rawValue: 256)
}
