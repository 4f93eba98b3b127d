internal import IntlCore

/// Reads a number as the format prints it, in one numbering system.
struct StrictReader {
  let plan: ParserPlan
  let system: ParserPlan.System

  private var matcher: AffixMatcher { AffixMatcher(fold: plan.fold, currencies: plan.currencies) }

  func read(
    _ bytes: Span<UInt8>, from start: Int, isPrefix: Bool
  ) throws(ParseFailure) -> ParserPlan.Reading {
    var best: ParserPlan.Reading?
    var failure: ParseFailure?
    let scan = StrictScan(
      system: system.numerals, fold: plan.fold, options: plan.options, acceptsExponent: plan.acceptsExponent)
    for group in system.groups {
      let padded = skipPadding(bytes, start, .beforePrefix)
      guard let prefix = matcher.match(group.prefix, bytes, padded) else {
        note(mismatch(group.prefix, bytes, padded), &failure, isWeak: true)
        continue
      }
      var attempt = Attempt(
        prefix: prefix, numberStart: skipPadding(bytes, prefix.end, .afterPrefix), isPrefix: isPrefix)
      for form in group.forms where form.fixed != nil {
        finish(form, nil, bytes, &attempt, &best, &failure)
      }
      guard group.forms.contains(where: { $0.fixed == nil }) else { continue }
      let number: ScannedNumber
      do throws(ParseFailure) {
        number = try scan.scan(bytes, from: attempt.numberStart)
      } catch {
        note(error, &failure)
        continue
      }
      if plan.options.requiresDecimalSeparator, number.hasDecimalSeparator != plan.printsDecimal {
        note(decimalFailure(number), &failure)
        continue
      }
      attempt.mayEndHere = group.forms.contains { $0.fixed == nil && $0.suffix.isEmpty }
      for form in group.forms where form.fixed == nil {
        finish(form, number, bytes, &attempt, &best, &failure)
      }
    }
    if let best { return best }
    throw failure ?? ParseFailure(position: start, expected: "a number")
  }

  private struct Attempt {
    let prefix: AffixMatcher.Match
    let numberStart: Int
    let isPrefix: Bool
    var mayEndHere = false
  }

  /// Tries one form behind a number, and keeps it when it reaches farther than what was found before.
  private func finish(
    _ form: AffixForm, _ number: ScannedNumber?, _ bytes: Span<UInt8>, _ attempt: inout Attempt,
    _ best: inout ParserPlan.Reading?, _ failure: inout ParseFailure?
  ) {
    let numberEnd = number?.end ?? attempt.prefix.end
    let suffixStart = skipPadding(bytes, numberEnd, .beforeSuffix)
    guard let suffix = matcher.match(form.suffix, bytes, suffixStart) else {
      // Where the number may also end here, the text behind it is what is wrong.
      if !attempt.mayEndHere { note(mismatch(form.suffix, bytes, suffixStart), &failure) }
      return
    }
    var end = skipPadding(bytes, suffix.end, .afterSuffix)
    let hasSigns = !form.suffix.isEmpty || !form.prefix.isEmpty || number?.value.isFinite == false
    if hasSigns { end = UTF8Reading.skipNothing(bytes, end, plan.fold) }
    guard attempt.isPrefix || end == bytes.count else {
      if let lone = number?.afterLoneSeparator, suffix.end == numberEnd {
        note(ParseFailure(position: lone, expected: "a digit"), &failure)
      } else {
        note(ParseFailure(kind: .trailingText, position: end, expected: "the end"), &failure)
      }
      return
    }
    guard best.map({ end > $0.end }) ?? true else { return }
    do throws(ParseFailure) {
      let value =
        if let fixed = form.fixed {
          fixed
        } else {
          try plan.meaning(number?.value ?? .zero, isNegative: form.isNegative, power: form.power)
        }
      let found = (suffix.currency ?? attempt.prefix.currency).map { CurrencyCode($0) }
      best = ParserPlan.Reading(value: value, currency: found ?? plan.currency, end: end)
    } catch {
      note(error, &failure)
    }
  }

  /// Keeps the failure that lies farthest in the text; of two at one place the first, but a strong one before a weak.
  private func note(_ new: ParseFailure, _ failure: inout ParseFailure?, isWeak: Bool = false) {
    var new = new
    new.isWeak = isWeak
    if let old = failure,
      old.position > new.position || old.position == new.position && (!old.isWeak || isWeak)
    {
      return
    }
    failure = new
  }

  private func mismatch(_ affix: [UInt32], _ bytes: Span<UInt8>, _ start: Int) -> ParseFailure {
    var position = start
    var rest = affix[...]
    while let next = rest.first, next != AffixForm.currency,
      let after = UTF8Reading.match([next], bytes, position, plan.fold)
    {
      position = after
      rest = rest.dropFirst()
    }
    return ParseFailure(position: position, expected: AffixMatcher.text(Array(rest)))
  }

  private func decimalFailure(_ number: ScannedNumber) -> ParseFailure {
    let expected = plan.printsDecimal ? "the decimal separator" : "no decimal separator"
    return ParseFailure(position: number.end, expected: expected)
  }

  private func skipPadding(_ bytes: Span<UInt8>, _ position: Int, _ place: PaddingPosition) -> Int {
    guard let padding = plan.padding, padding.position == place else { return position }
    var position = position
    while position < bytes.count {
      let (scalar, length) = UTF8Reading.scalar(bytes, position)
      guard plan.fold(scalar) == padding.scalar else { break }
      position += length
    }
    return position
  }
}
