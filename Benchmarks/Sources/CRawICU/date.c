#include "craw_date.h"

#include <math.h>
#include <stdlib.h>
#include <string.h>
#include <unicode/udat.h>
#include <unicode/udatpg.h>

#include "narrow.h"

struct CRawDate {
  UDateFormat *format;
  UChar units[CRAW_UNITS];
  uint8_t bytes[CRAW_BYTES];
};

static const UDateFormatStyle styles[] = {UDAT_NONE, UDAT_SHORT, UDAT_MEDIUM, UDAT_LONG, UDAT_FULL};

CRawDate *craw_date_open(
  const char *locale, const char *zone, CRawDateStyle date, CRawDateStyle time, const char *pattern
) {
  UErrorCode status = U_ZERO_ERROR;
  UChar zone_units[CRAW_UNITS];
  UChar pattern_units[CRAW_UNITS];
  int32_t zone_count = craw_widen((const uint8_t *)zone, (int32_t)strlen(zone), zone_units);
  UDateFormat *format = NULL;
  if (pattern == NULL) {
    format = udat_open(styles[time], styles[date], locale, zone_units, zone_count, NULL, 0, &status);
  } else {
    int32_t count = craw_widen((const uint8_t *)pattern, (int32_t)strlen(pattern), pattern_units);
    format = udat_open(
      UDAT_PATTERN, UDAT_PATTERN, locale, zone_units, zone_count, pattern_units, count, &status);
  }
  if (U_FAILURE(status)) return NULL;
  CRawDate *made = malloc(sizeof *made);
  if (made == NULL) abort();
  made->format = format;
  return made;
}

void craw_date_close(CRawDate *date) {
  udat_close(date->format);
  free(date);
}

CRawText craw_date_format(CRawDate *date, double milliseconds) {
  UErrorCode status = U_ZERO_ERROR;
  int32_t count = udat_format(date->format, milliseconds, date->units, CRAW_UNITS, NULL, &status);
  if (U_FAILURE(status)) return craw_failed;
  return craw_narrow(date->units, count, date->bytes);
}

double craw_date_parse(CRawDate *date, const uint8_t *bytes, int32_t count) {
  UErrorCode status = U_ZERO_ERROR;
  int32_t length = craw_widen(bytes, count, date->units);
  int32_t position = 0;
  double result = udat_parse(date->format, date->units, length, &position, &status);
  return U_SUCCESS(status) && position == length ? result : NAN;
}

bool craw_date_open_only(
  const char *locale, const uint16_t *zone, int32_t zone_count, CRawDateStyle date, CRawDateStyle time
) {
  UErrorCode status = U_ZERO_ERROR;
  UDateFormat *format =
    udat_open(styles[time], styles[date], locale, zone, zone_count, NULL, 0, &status);
  if (U_FAILURE(status)) return false;
  udat_close(format);
  return true;
}

bool craw_date_open_template_only(
  const char *locale, const uint16_t *zone, int32_t zone_count, const uint16_t *skeleton, int32_t count
) {
  UErrorCode status = U_ZERO_ERROR;
  UChar pattern[CRAW_UNITS];
  UDateTimePatternGenerator *generator = udatpg_open(locale, &status);
  int32_t length = udatpg_getBestPattern(generator, skeleton, count, pattern, CRAW_UNITS, &status);
  UDateFormat *format =
    udat_open(UDAT_PATTERN, UDAT_PATTERN, locale, zone, zone_count, pattern, length, &status);
  if (generator != NULL) udatpg_close(generator);
  if (U_FAILURE(status)) return false;
  udat_close(format);
  return true;
}
