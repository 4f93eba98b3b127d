#ifndef CICU_DATE_H
#define CICU_DATE_H

#include "cicu_status.h"

#include <stdbool.h>

// One ICU date format. Its zone is always GMT: callers pass local time and write zone names themselves, so that
// ICU's own zone rules never decide an hour.
typedef struct CICUDateFormat { void *raw; } CICUDateFormat;

typedef enum CICUDateStyle {
  CICU_DATE_STYLE_PATTERN = -2,
  CICU_DATE_STYLE_NONE = -1,
  CICU_DATE_STYLE_FULL = 0,
  CICU_DATE_STYLE_LONG = 1,
  CICU_DATE_STYLE_MEDIUM = 2,
  CICU_DATE_STYLE_SHORT = 3,
} CICUDateStyle;

// Added to a date style: "tomorrow" for the days near the present one. ICU makes no such format without a pattern.
enum { CICU_DATE_STYLE_RELATIVE = 128 };

typedef enum CICUDisplayContext {
  CICU_CONTEXT_NONE = 256,
  CICU_CONTEXT_MIDDLE_OF_SENTENCE = 257,
  CICU_CONTEXT_BEGINNING_OF_SENTENCE = 258,
  CICU_CONTEXT_LIST_ITEM = 259,
  CICU_CONTEXT_STANDALONE = 260,
} CICUDisplayContext;

typedef enum CICUDateField {
  CICU_DATE_FIELD_ERA = 0,
  CICU_DATE_FIELD_YEAR = 1,
  CICU_DATE_FIELD_MONTH = 2,
  CICU_DATE_FIELD_DAY = 3,
  CICU_DATE_FIELD_HOUR_OF_DAY_1 = 4,
  CICU_DATE_FIELD_HOUR_OF_DAY_0 = 5,
  CICU_DATE_FIELD_MINUTE = 6,
  CICU_DATE_FIELD_SECOND = 7,
  CICU_DATE_FIELD_FRACTIONAL_SECOND = 8,
  CICU_DATE_FIELD_WEEKDAY = 9,
  CICU_DATE_FIELD_DAY_OF_YEAR = 10,
  CICU_DATE_FIELD_WEEKDAY_IN_MONTH = 11,
  CICU_DATE_FIELD_WEEK_OF_YEAR = 12,
  CICU_DATE_FIELD_WEEK_OF_MONTH = 13,
  CICU_DATE_FIELD_AM_PM = 14,
  CICU_DATE_FIELD_HOUR_1 = 15,
  CICU_DATE_FIELD_HOUR_0 = 16,
  CICU_DATE_FIELD_ZONE = 17,
  CICU_DATE_FIELD_WEEK_YEAR = 18,
  CICU_DATE_FIELD_LOCAL_WEEKDAY = 19,
  CICU_DATE_FIELD_EXTENDED_YEAR = 20,
  CICU_DATE_FIELD_JULIAN_DAY = 21,
  CICU_DATE_FIELD_MILLISECONDS_IN_DAY = 22,
  CICU_DATE_FIELD_ZONE_RFC = 23,
  CICU_DATE_FIELD_ZONE_GENERIC = 24,
  CICU_DATE_FIELD_STANDALONE_WEEKDAY = 25,
  CICU_DATE_FIELD_STANDALONE_MONTH = 26,
  CICU_DATE_FIELD_QUARTER = 27,
  CICU_DATE_FIELD_STANDALONE_QUARTER = 28,
  CICU_DATE_FIELD_ZONE_SPECIAL = 29,
  CICU_DATE_FIELD_CYCLIC_YEAR = 30,
  CICU_DATE_FIELD_ZONE_LOCALIZED_GMT = 31,
  CICU_DATE_FIELD_ZONE_ISO = 32,
  CICU_DATE_FIELD_ZONE_ISO_LOCAL = 33,
  CICU_DATE_FIELD_RELATED_YEAR = 34,
  CICU_DATE_FIELD_AM_PM_MIDNIGHT_NOON = 35,
  CICU_DATE_FIELD_FLEXIBLE_DAY_PERIOD = 36,
} CICUDateField;

// Where one field stands in the text, in UTF-16 units.
typedef struct CICUDateFieldSpan {
  int32_t field;
  int32_t start;
  int32_t end;
} CICUDateFieldSpan;

// A format of the locale's styles, or of a pattern when both styles are CICU_DATE_STYLE_PATTERN.
CICUDateFormat cicu_date_open(
    int32_t dateStyle, int32_t timeStyle, const char *locale, const uint16_t *pattern, int32_t patternLength,
    CICUStatus *status);
CICUDateFormat cicu_date_clone(CICUDateFormat format, CICUStatus *status);
void cicu_date_close(CICUDateFormat format);

// Writes at most `capacity` units of the pattern and returns its full length.
int32_t cicu_date_pattern(CICUDateFormat format, uint16_t *out, int32_t capacity, CICUStatus *status);
// The number overrides that the locale's style pattern brought (Hebrew numerals, "gannen") stay.
void cicu_date_set_pattern(CICUDateFormat format, const uint16_t *pattern, int32_t length);
void cicu_date_set_context(CICUDateFormat format, int32_t context, CICUStatus *status);

// Sets the first weekday (1 = Sunday) and the fewest days of a first week, and, where the calendar is of the Gregorian
// family, whether all of its days are Julian or none.
void cicu_date_set_calendar(
    CICUDateFormat format, bool isJulian, int32_t firstWeekday, int32_t minimumDays, CICUStatus *status);

// What the format's calendar counts a day by; months from 0.
typedef struct CICUCalendarFields {
  int32_t era;
  int32_t year;
  int32_t extendedYear;
  int32_t month;
  int32_t isLeapMonth;
  int32_t day;
  int32_t dayOfYear;
} CICUCalendarFields;

CICUCalendarFields cicu_date_calendar_fields(CICUDateFormat format, double milliseconds, CICUStatus *status);

// Formats `milliseconds` since 1970, local time as if it were UTC; writes at most `capacity` units and returns the
// full length. With `spans`, also tells up to `spanCapacity` fields and puts their number in `spanCount`.
int32_t cicu_date_format(
    CICUDateFormat format, double milliseconds, uint16_t *out, int32_t capacity, CICUDateFieldSpan *spans,
    int32_t spanCapacity, int32_t *spanCount, CICUStatus *status);

#endif
