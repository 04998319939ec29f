/// A key and its value in a JSON record, as offsets in the record's bytes.
struct RecordField {
  /// The key, without quotes.
  var key: Range<Int>
  /// The value, without quotes where it is a string.
  var value: Range<Int>
  /// Whether the field is in an object inside the record.
  var isInner: Bool
}
