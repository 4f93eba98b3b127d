#include <climits>
#include <unicode/timezone.h>
#include <unicode/unistr.h>

#include "craw_calendar.h"

CRawZone craw_zone_open(const char *name) {
  return {icu::TimeZone::createTimeZone(icu::UnicodeString::fromUTF8(name))};
}

void craw_zone_close(CRawZone zone) { delete static_cast<icu::TimeZone *>(zone.raw); }

int32_t craw_zone_offset(CRawZone zone, double milliseconds) {
  UErrorCode status = U_ZERO_ERROR;
  int32_t standard = 0;
  int32_t daylight = 0;
  static_cast<icu::TimeZone *>(zone.raw)->getOffset(milliseconds, false, standard, daylight, status);
  return U_SUCCESS(status) ? (standard + daylight) / 1000 : INT32_MIN;
}
