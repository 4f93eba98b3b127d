internal import IntlCore

/// Reads a number as the format prints it, in one numbering system.
struct StrictReader {
  let plan: ParserPlan
  let system: ParserPlan.System

  private var scan: StrictScan {
    StrictScan(
      system: system.numerals, fold: plan.fold, options: plan.options, acceptsExponent: plan.acceptsExponent)
  }

  private var matcher: AffixMatcher { AffixMatcher(fold: plan.fold, currencies: plan.currencies) }

  func read(
    _ bytes: Span<UInt8>, from start: Int, isPrefix: Bool
  ) throws(ParseFailure) -> ParserPlan.Reading {
    var best: ParserPlan.Reading?
    var failure: ParseFailure?
    for group in system.groups {
      let padded = skipPadding(bytes, start, .beforePrefix)
      guard let prefix = matcher.match(group.prefix, bytes, padded) else {
        note(mismatch(group.prefix, bytes, padded), &failure, isWeak: true)
        continue
      }
      var attempt = Attempt(
        prefix: prefix,
        numberStart: skipPadding(bytes, prefix.end, .afterPrefix),
        isPrefix: isPrefix)
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
      attempt.mayEndHere = group.forms.contains { $0.fixed == nil && $0.suffix.isEmpty && !$0.isInfinite }
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
    if let number, form.isInfinite, number.value.isFinite { return }
    var number = number
    var numberEnd = number?.end ?? attempt.prefix.end
    var found = matchSuffix(form, bytes, numberEnd)
    if found == nil, let shorter = giveBack(form, bytes, attempt.numberStart, numberEnd) {
      number = shorter
      numberEnd = shorter.end
      found = matchSuffix(form, bytes, numberEnd)
    }
    guard let suffix = found else {
      // Where the number may also end here, the text behind it is what is wrong.
      if !attempt.mayEndHere {
        note(mismatch(form.suffix, bytes, skipPadding(bytes, numberEnd, .beforeSuffix)), &failure)
      }
      return
    }
    let end = UTF8Reading.skipNothing(bytes, skipPadding(bytes, suffix.end, .afterSuffix), plan.fold)
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
          try plan.meaning(number?.value ?? .zero, of: form)
        }
      let named = (suffix.currency ?? attempt.prefix.currency).map { CurrencyCode($0) }
      best = ParserPlan.Reading(value: value, currency: named ?? plan.currency, end: end)
    } catch {
      note(error, &failure)
    }
  }

  private func matchSuffix(_ form: AffixForm, _ bytes: Span<UInt8>, _ position: Int) -> AffixMatcher.Match? {
    matcher.match(form.suffix, bytes, skipPadding(bytes, position, .beforeSuffix))
  }

  /// The number without the digits that a suffix starts with: POSIX writes permille as `0/00`.
  private func giveBack(
    _ form: AffixForm, _ bytes: Span<UInt8>, _ start: Int, _ end: Int
  ) -> ScannedNumber? {
    var end = end
    for scalar in form.suffix {
      guard system.numerals.digit(scalar) != nil, end > start else { break }
      end -= 1
      while end > start, bytes[end] & 0xC0 == 0x80 { end -= 1 }
    }
    guard end > start, form.suffix.first.flatMap(system.numerals.digit) != nil else { return nil }
    do throws(ParseFailure) {
      return try scan.scan(bytes.extracting(0..<end), from: start)
    } catch {
      return nil
    }
  }

  /// Keeps the failure that lies farthest in the text; of two at one place a strong one before a weak, of two that miss
  /// an affix that with the shorter one, which has no sign or is the symbol and not the name, and else the first.
  private func note(_ new: ParseFailure, _ failure: inout ParseFailure?, isWeak: Bool = false) {
    var new = new
    new.isWeak = isWeak
    if let old = failure {
      if old.position > new.position { return }
      if old.position == new.position, old.isWeak == isWeak ? !isShorter(new, old) : isWeak { return }
    }
    failure = new
  }

  private func isShorter(_ new: ParseFailure, _ old: ParseFailure) -> Bool {
    guard case .affix(let short) = new.expected, case .affix(let long) = old.expected else { return false }
    return !short.isEmpty && short.count < long.count
  }

  private func mismatch(_ affix: [UInt32], _ bytes: Span<UInt8>, _ start: Int) -> ParseFailure {
    var position = start
    var rest = affix[...]
    while let next = rest.first, next != AffixForm.currency {
      let place = UTF8Reading.skipNothing(bytes, position, plan.fold)
      guard place < bytes.count else { break }
      let (scalar, length) = UTF8Reading.scalar(bytes, place)
      guard plan.fold(scalar) == next else { break }
      position = place + length
      rest = rest.dropFirst()
    }
    return ParseFailure(position: position, expected: .affix(rest))
  }

  private func decimalFailure(_ number: ScannedNumber) -> ParseFailure {
    let expected: Expectation = plan.printsDecimal ? "the decimal separator" : "no decimal separator"
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
