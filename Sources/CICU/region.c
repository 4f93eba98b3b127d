#include "cicu_region.h"

#include <string.h>
#include <unicode/ucal.h>
#include <unicode/udatpg.h>
#include <unicode/uenum.h>
#include <unicode/ulocdata.h>
#include <unicode/unumsys.h>

static int32_t copy(const char *text, int32_t length, char *out, int32_t capacity) {
  if (text == NULL) return 0;
  if (length <= capacity) memcpy(out, text, (size_t)length);
  return length;
}

// The weekend may run over the turn of the week, so its first day is the one after a weekday.
static void find_weekend(const UCalendar *calendar, CICUWeek *week, UErrorCode *code) {
  for (int32_t day = 1; day <= 7; day++) {
    int32_t before = day == 1 ? 7 : day - 1;
    int32_t after = day == 7 ? 1 : day + 1;
    if (ucal_getDayOfWeekType(calendar, (UCalendarDaysOfWeek)day, code) == UCAL_WEEKDAY) continue;
    if (ucal_getDayOfWeekType(calendar, (UCalendarDaysOfWeek)before, code) == UCAL_WEEKDAY) week->weekend_start = day;
    if (ucal_getDayOfWeekType(calendar, (UCalendarDaysOfWeek)after, code) == UCAL_WEEKDAY) week->weekend_end = day;
  }
}

CICUWeek cicu_region_week(const char *name, CICUStatus *status) {
  UErrorCode code = U_ZERO_ERROR;
  CICUWeek week = {0, 0, 0, 0};
  static const UChar utc[] = {'E', 't', 'c', '/', 'G', 'M', 'T', 0};
  UCalendar *calendar = ucal_open(utc, -1, name, UCAL_DEFAULT, &code);
  if (U_SUCCESS(code)) {
    week.first_weekday = ucal_getAttribute(calendar, UCAL_FIRST_DAY_OF_WEEK);
    week.minimum_days = ucal_getAttribute(calendar, UCAL_MINIMAL_DAYS_IN_FIRST_WEEK);
    find_weekend(calendar, &week, &code);
    ucal_close(calendar);
  }
  *status = code;
  return week;
}

int32_t cicu_region_measures(const char *name, CICUStatus *status) {
  UErrorCode code = U_ZERO_ERROR;
  UMeasurementSystem system = ulocdata_getMeasurementSystem(name, &code);
  *status = code;
  return system;
}

void cicu_region_paper(const char *name, int32_t *height, int32_t *width, CICUStatus *status) {
  UErrorCode code = U_ZERO_ERROR;
  ulocdata_getPaperSize(name, height, width, &code);
  *status = code;
}

int32_t cicu_region_calendar(const char *name, char *out, int32_t capacity, CICUStatus *status) {
  UErrorCode code = U_ZERO_ERROR;
  int32_t length = 0;
  UEnumeration *names = ucal_getKeywordValuesForLocale("calendar", name, true, &code);
  const char *first = uenum_next(names, &length, &code);
  length = U_SUCCESS(code) ? copy(first, length, out, capacity) : 0;
  uenum_close(names);
  *status = code;
  return length;
}

int32_t cicu_region_hour_cycle(const char *name, CICUStatus *status) {
  UErrorCode code = U_ZERO_ERROR;
  int32_t cycle = 0;
  UDateTimePatternGenerator *generator = udatpg_open(name, &code);
  switch (U_SUCCESS(code) ? udatpg_getDefaultHourCycle(generator, &code) : UDAT_HOUR_CYCLE_23) {
    case UDAT_HOUR_CYCLE_11: cycle = 11; break;
    case UDAT_HOUR_CYCLE_12: cycle = 12; break;
    case UDAT_HOUR_CYCLE_23: cycle = 23; break;
    case UDAT_HOUR_CYCLE_24: cycle = 24; break;
  }
  udatpg_close(generator);
  *status = code;
  return cycle;
}

int32_t cicu_region_delimiter(const char *name, int32_t which, uint16_t *out, int32_t capacity, CICUStatus *status) {
  UErrorCode code = U_ZERO_ERROR;
  int32_t length = 0;
  ULocaleData *data = ulocdata_open(name, &code);
  if (U_SUCCESS(code)) {
    length = ulocdata_getDelimiter(data, (ULocaleDataDelimiterType)which, out, capacity, &code);
    ulocdata_close(data);
  }
  *status = code;
  return length;
}

int32_t cicu_region_numbering(const char *name, char *out, int32_t capacity, CICUStatus *status) {
  UErrorCode code = U_ZERO_ERROR;
  int32_t length = 0;
  UNumberingSystem *system = unumsys_open(name, &code);
  if (U_SUCCESS(code)) {
    const char *text = unumsys_getName(system);
    length = text == NULL ? 0 : copy(text, (int32_t)strlen(text), out, capacity);
    unumsys_close(system);
  }
  *status = code;
  return length;
}
