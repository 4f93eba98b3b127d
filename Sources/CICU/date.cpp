// C++ for one reason: the change to the Gregorian calendar can be set through the C API for ICU's plain Gregorian
// calendar only, not for the Japanese, Buddhist and Minguo ones, which count their years over the same days.

extern "C" {
#include "cicu_date.h"
}

#include <unicode/calendar.h>
#include <unicode/datefmt.h>
#include <unicode/gregocal.h>
#include <unicode/udat.h>
#include <unicode/ufieldpositer.h>

namespace {

UDateFormat *format_of(CICUDateFormat format) { return (UDateFormat *)format.raw; }

const UChar *units(const uint16_t *text) { return (const UChar *)text; }

}  // namespace

extern "C" {

CICUDateFormat cicu_date_open(
    int32_t dateStyle, int32_t timeStyle, const char *locale, const uint16_t *pattern, int32_t patternLength,
    CICUStatus *status) {
  static const UChar gmt[] = u"GMT";
  UErrorCode code = U_ZERO_ERROR;
  UDateFormat *format = udat_open(
      (UDateFormatStyle)timeStyle, (UDateFormatStyle)dateStyle, locale, gmt, 3, units(pattern), patternLength, &code);
  *status = code;
  return CICUDateFormat{format};
}

CICUDateFormat cicu_date_clone(CICUDateFormat format, CICUStatus *status) {
  UErrorCode code = U_ZERO_ERROR;
  UDateFormat *copy = (UDateFormat *)udat_clone(format_of(format), &code);
  *status = code;
  return CICUDateFormat{copy};
}

void cicu_date_close(CICUDateFormat format) { udat_close(format_of(format)); }

int32_t cicu_date_pattern(CICUDateFormat format, uint16_t *out, int32_t capacity, CICUStatus *status) {
  UErrorCode code = U_ZERO_ERROR;
  int32_t length = udat_toPattern(format_of(format), false, (UChar *)out, capacity, &code);
  *status = code;
  return length;
}

void cicu_date_set_pattern(CICUDateFormat format, const uint16_t *pattern, int32_t length) {
  udat_applyPattern(format_of(format), false, units(pattern), length);
}

void cicu_date_set_context(CICUDateFormat format, int32_t context, CICUStatus *status) {
  UErrorCode code = U_ZERO_ERROR;
  udat_setContext(format_of(format), (UDisplayContext)context, &code);
  *status = code;
}

void cicu_date_set_calendar(
    CICUDateFormat format, bool isJulian, int32_t firstWeekday, int32_t minimumDays, CICUStatus *status) {
  // ICU 72 compares Julian day numbers with a change counted from 1970, so that any change but one beyond all days is
  // as good as none (GregorianCalendar::setGregorianChange). The two that work are these.
  const double never = 2e9 * 86400000.0;
  const double always = -1e300;
  icu::DateFormat *object = reinterpret_cast<icu::DateFormat *>(format.raw);
  icu::Calendar *calendar = object->getCalendar()->clone();
  if (calendar == nullptr) {
    *status = U_MEMORY_ALLOCATION_ERROR;
    return;
  }
  UErrorCode code = U_ZERO_ERROR;
  if (auto *gregorian = dynamic_cast<icu::GregorianCalendar *>(calendar)) {
    gregorian->setGregorianChange(isJulian ? never : always, code);
  }
  calendar->setFirstDayOfWeek((UCalendarDaysOfWeek)firstWeekday);
  calendar->setMinimalDaysInFirstWeek((uint8_t)minimumDays);
  object->adoptCalendar(calendar);
  *status = code;
}

CICUCalendarFields cicu_date_calendar_fields(CICUDateFormat format, double milliseconds, CICUStatus *status) {
  // The format clones its calendar for each date, so the time in it means nothing to anyone but this function.
  icu::DateFormat *object = reinterpret_cast<icu::DateFormat *>(format.raw);
  icu::Calendar *calendar = const_cast<icu::Calendar *>(object->getCalendar());
  UErrorCode code = U_ZERO_ERROR;
  calendar->setTime(milliseconds, code);
  CICUCalendarFields fields;
  fields.era = calendar->get(UCAL_ERA, code);
  fields.year = calendar->get(UCAL_YEAR, code);
  fields.extendedYear = calendar->get(UCAL_EXTENDED_YEAR, code);
  fields.month = calendar->get(UCAL_MONTH, code);
  fields.isLeapMonth = calendar->get(UCAL_IS_LEAP_MONTH, code);
  fields.day = calendar->get(UCAL_DATE, code);
  fields.dayOfYear = calendar->get(UCAL_DAY_OF_YEAR, code);
  *status = code;
  return fields;
}

int32_t cicu_date_format(
    CICUDateFormat format, double milliseconds, uint16_t *out, int32_t capacity, CICUDateFieldSpan *spans,
    int32_t spanCapacity, int32_t *spanCount, CICUStatus *status) {
  UErrorCode code = U_ZERO_ERROR;
  if (spans == nullptr) {
    int32_t length = udat_format(format_of(format), milliseconds, (UChar *)out, capacity, nullptr, &code);
    *status = code;
    return length;
  }
  UFieldPositionIterator *iterator = ufieldpositer_open(&code);
  int32_t length = udat_formatForFields(format_of(format), milliseconds, (UChar *)out, capacity, iterator, &code);
  int32_t count = 0;
  CICUDateFieldSpan span;
  while (count < spanCapacity && (span.field = ufieldpositer_next(iterator, &span.start, &span.end)) >= 0) {
    spans[count] = span;
    count += 1;
  }
  ufieldpositer_close(iterator);
  *spanCount = count;
  *status = code;
  return length;
}

}  // extern "C"
