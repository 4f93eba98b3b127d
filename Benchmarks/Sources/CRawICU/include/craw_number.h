// Numbers by ICU's two C interfaces: the older unum_ (a pattern and attributes) and the newer unumf_ (a skeleton).
#ifndef CRAW_NUMBER_H
#define CRAW_NUMBER_H

#include <stdbool.h>
#include <stdint.h>

#include "craw_text.h"

/// Which of unum_open's styles.
typedef enum : int32_t {
  CRAW_NUMBER_DECIMAL,
  CRAW_NUMBER_CURRENCY,
  CRAW_NUMBER_PERCENT,
  CRAW_NUMBER_SCIENTIFIC,
  CRAW_NUMBER_COMPACT_SHORT,
} CRawNumberStyle;

/// A `UNumberFormat` and its buffers.
typedef struct CRawOldNumber CRawOldNumber;
/// Opens one; `currency` may be null. Null when ICU fails.
CRawOldNumber *craw_old_number_open(const char *locale, CRawNumberStyle style, const char *currency);
void craw_old_number_close(CRawOldNumber *number);
CRawText craw_old_number_int(CRawOldNumber *number, int64_t value);
CRawText craw_old_number_double(CRawOldNumber *number, double value);
CRawText craw_old_number_decimal(CRawOldNumber *number, const uint8_t *digits, int32_t count);
/// Reads a text; false when ICU does not read all of it.
bool craw_old_number_parse_double(
  CRawOldNumber *number, const uint8_t *bytes, int32_t count, double *value);
/// Reads a text to decimal digits; a count of -1 when ICU does not read all of it.
CRawText craw_old_number_parse_decimal(CRawOldNumber *number, const uint8_t *bytes, int32_t count);

/// A `UNumberFormatter`, its result and its buffers.
typedef struct CRawNewNumber CRawNewNumber;
CRawNewNumber *craw_new_number_open(const char *locale, const char *skeleton);
void craw_new_number_close(CRawNewNumber *number);
CRawText craw_new_number_int(CRawNewNumber *number, int64_t value);
CRawText craw_new_number_double(CRawNewNumber *number, double value);
CRawText craw_new_number_decimal(CRawNewNumber *number, const uint8_t *digits, int32_t count);

/// Opens and closes a format of each kind, with no buffers around it; false when ICU fails.
bool craw_old_number_open_only(const char *locale, CRawNumberStyle style, const char *currency);
/// `skeleton` is UTF-16 already: it is a literal in a C program.
bool craw_new_number_open_only(const char *locale, const uint16_t *skeleton, int32_t count);

#endif
