// Calendars and zones by ICU.
#ifndef CRAW_CALENDAR_H
#define CRAW_CALENDAR_H

#include <stdbool.h>
#include <stdint.h>

#ifdef __cplusplus
extern "C" {
#endif

/// What a calendar says of an instant.
typedef struct {
  int32_t era, year, month, day, weekday, hour, minute, second;
} CRawFields;

/// A `UCalendar`.
typedef struct { void *raw; } CRawCalendar;

/// Opens a calendar: the locale names it (`en@calendar=hebrew`). A null `raw` when ICU fails.
CRawCalendar craw_calendar_open(const char *zone, const char *locale);
void craw_calendar_close(CRawCalendar calendar);

/// The date and the clock of an instant; the month counts from 1, the weekday from Sunday = 1.
bool craw_calendar_fields(CRawCalendar calendar, double milliseconds, CRawFields *fields);
/// The date alone.
bool craw_calendar_date(CRawCalendar calendar, double milliseconds, CRawFields *fields);
/// The instant of a date and a clock time, in milliseconds; not a number when ICU fails.
double craw_calendar_instant(CRawCalendar calendar, const CRawFields *fields);
/// The instant so many months later, in milliseconds; not a number when ICU fails.
double craw_calendar_add_months(CRawCalendar calendar, double milliseconds, int32_t months);
/// Seconds east of UTC, asked of the calendar.
int32_t craw_calendar_offset(CRawCalendar calendar, double milliseconds);

/// An `icu::TimeZone`: its offset is not in ICU's C interface but by way of a calendar.
typedef struct { void *raw; } CRawZone;
CRawZone craw_zone_open(const char *name);
void craw_zone_close(CRawZone zone);
/// Seconds east of UTC.
int32_t craw_zone_offset(CRawZone zone, double milliseconds);

#ifdef __cplusplus
}
#endif

#endif
