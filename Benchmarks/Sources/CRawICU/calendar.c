#include "craw_calendar.h"

#include <math.h>
#include <string.h>
#include <unicode/ucal.h>

#include "narrow.h"

CRawCalendar craw_calendar_open(const char *zone, const char *locale) {
  UErrorCode status = U_ZERO_ERROR;
  UChar units[CRAW_UNITS];
  int32_t count = craw_widen((const uint8_t *)zone, (int32_t)strlen(zone), units);
  UCalendar *calendar = ucal_open(units, count, locale, UCAL_DEFAULT, &status);
  // It opens at the present, whose milliseconds of the second would stay in what is set later.
  if (U_SUCCESS(status)) ucal_setMillis(calendar, 0, &status);
  return (CRawCalendar){U_SUCCESS(status) ? calendar : NULL};
}

void craw_calendar_close(CRawCalendar calendar) { ucal_close(calendar.raw); }

static inline void get_date(UCalendar *calendar, CRawFields *fields, UErrorCode *status) {
  fields->era = ucal_get(calendar, UCAL_ERA, status);
  fields->year = ucal_get(calendar, UCAL_YEAR, status);
  fields->month = ucal_get(calendar, UCAL_MONTH, status) + 1;
  fields->day = ucal_get(calendar, UCAL_DATE, status);
  fields->weekday = ucal_get(calendar, UCAL_DAY_OF_WEEK, status);
}

bool craw_calendar_fields(CRawCalendar calendar, double milliseconds, CRawFields *fields) {
  UErrorCode status = U_ZERO_ERROR;
  ucal_setMillis(calendar.raw, milliseconds, &status);
  get_date(calendar.raw, fields, &status);
  fields->hour = ucal_get(calendar.raw, UCAL_HOUR_OF_DAY, &status);
  fields->minute = ucal_get(calendar.raw, UCAL_MINUTE, &status);
  fields->second = ucal_get(calendar.raw, UCAL_SECOND, &status);
  return U_SUCCESS(status);
}

bool craw_calendar_date(CRawCalendar calendar, double milliseconds, CRawFields *fields) {
  UErrorCode status = U_ZERO_ERROR;
  ucal_setMillis(calendar.raw, milliseconds, &status);
  get_date(calendar.raw, fields, &status);
  fields->hour = fields->minute = fields->second = 0;
  return U_SUCCESS(status);
}

// The milliseconds of the second stay zero from the opening on: every instant here is a whole second.
double craw_calendar_instant(CRawCalendar calendar, const CRawFields *fields) {
  UErrorCode status = U_ZERO_ERROR;
  ucal_setDateTime(
    calendar.raw, fields->year, fields->month - 1, fields->day, fields->hour, fields->minute,
    fields->second, &status);
  double result = ucal_getMillis(calendar.raw, &status);
  return U_SUCCESS(status) ? result : NAN;
}

double craw_calendar_add_months(CRawCalendar calendar, double milliseconds, int32_t months) {
  UErrorCode status = U_ZERO_ERROR;
  ucal_setMillis(calendar.raw, milliseconds, &status);
  ucal_add(calendar.raw, UCAL_MONTH, months, &status);
  double result = ucal_getMillis(calendar.raw, &status);
  return U_SUCCESS(status) ? result : NAN;
}

int32_t craw_calendar_offset(CRawCalendar calendar, double milliseconds) {
  UErrorCode status = U_ZERO_ERROR;
  ucal_setMillis(calendar.raw, milliseconds, &status);
  int32_t standard = ucal_get(calendar.raw, UCAL_ZONE_OFFSET, &status);
  int32_t daylight = ucal_get(calendar.raw, UCAL_DST_OFFSET, &status);
  return U_SUCCESS(status) ? (standard + daylight) / 1000 : INT32_MIN;
}
