// Dates as text by ICU.
#ifndef CRAW_DATE_H
#define CRAW_DATE_H

#include <stdbool.h>
#include <stdint.h>

#include "craw_text.h"

/// Which of udat_open's styles.
typedef enum : int32_t {
  CRAW_DATE_NONE,
  CRAW_DATE_SHORT,
  CRAW_DATE_MEDIUM,
  CRAW_DATE_LONG,
  CRAW_DATE_FULL,
} CRawDateStyle;

/// A `UDateFormat` and its buffers.
typedef struct CRawDate CRawDate;
/// Opens one of styles, or of a pattern when it is not null; null when ICU fails.
CRawDate *craw_date_open(
  const char *locale, const char *zone, CRawDateStyle date, CRawDateStyle time, const char *pattern);
void craw_date_close(CRawDate *date);
CRawText craw_date_format(CRawDate *date, double milliseconds);
/// Reads a text to milliseconds; not a number when ICU does not read all of it.
double craw_date_parse(CRawDate *date, const uint8_t *bytes, int32_t count);
/// Opens and closes one, with no buffers around it; false when ICU fails.
bool craw_date_open_only(
  const char *locale, const uint16_t *zone, int32_t zone_count, CRawDateStyle date, CRawDateStyle time);
/// Opens a pattern generator, asks for the best pattern of a skeleton, opens its format and closes all.
bool craw_date_open_template_only(
  const char *locale, const uint16_t *zone, int32_t zone_count, const uint16_t *skeleton, int32_t count);

#endif
