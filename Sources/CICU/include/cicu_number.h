#ifndef CICU_NUMBER_H
#define CICU_NUMBER_H

#include "cicu_status.h"

#include <stdbool.h>
#include <stdint.h>

// ICU's number formatters made from skeletons: UNumberFormatter and UNumberRangeFormatter.
typedef struct CICUNumberFormatter {
  void *raw;
} CICUNumberFormatter;
typedef struct CICUNumberRangeFormatter {
  void *raw;
} CICUNumberRangeFormatter;

// A value to format. Text is plain or scientific notation in ASCII; its length is always given, since ICU 72 reads
// long texts wrongly when it has to find the end by itself.
enum { CICU_NUMBER_INTEGER, CICU_NUMBER_DOUBLE, CICU_NUMBER_TEXT };
typedef struct CICUNumberValue {
  int32_t kind;
  int32_t length;
  int64_t integer;
  double real;
  const char *text;
} CICUNumberValue;

// A field of formatted text: UNumberFormatFields and the UTF-16 offsets of both ends.
typedef struct CICUFieldSpan {
  int32_t field;
  int32_t start;
  int32_t limit;
} CICUFieldSpan;

// Where the fields of a formatted text go. `count` is set to how many there are, which may exceed `capacity`.
typedef struct CICUFieldSpans {
  CICUFieldSpan *spans;
  int32_t capacity;
  int32_t count;
} CICUFieldSpans;

enum {
  CICU_FIELD_INTEGER = 0,
  CICU_FIELD_FRACTION = 1,
  CICU_FIELD_DECIMAL = 2,
  CICU_FIELD_EXPONENT_SYMBOL = 3,
  CICU_FIELD_EXPONENT_SIGN = 4,
  CICU_FIELD_EXPONENT = 5,
  CICU_FIELD_GROUP = 6,
  CICU_FIELD_CURRENCY = 7,
  CICU_FIELD_PERCENT = 8,
  CICU_FIELD_PERMILLE = 9,
  CICU_FIELD_SIGN = 10,
  CICU_FIELD_UNIT = 11,
  CICU_FIELD_COMPACT = 12,
  CICU_FIELD_APPROXIMATELY = 13,
};

// `errorOffset` is set to the UTF-16 offset of a skeleton's fault, or to -1.
CICUNumberFormatter cicu_number_open(const uint16_t *skeleton, int32_t length, const char *locale,
                                     int32_t *errorOffset, CICUStatus *status);
void cicu_number_close(CICUNumberFormatter formatter);

// Writes at most `capacity` UTF-16 units and returns the full length. `fields` may be null.
int32_t cicu_number_format(CICUNumberFormatter formatter, const CICUNumberValue *value, uint16_t *out,
                           int32_t capacity, CICUFieldSpans *fields, CICUStatus *status);

// Ranges collapse what both ends share; ends that print alike are shown once, with the sign for "approximately".
CICUNumberRangeFormatter cicu_number_range_open(const uint16_t *skeleton, int32_t length, const char *locale,
                                                int32_t *errorOffset, CICUStatus *status);
void cicu_number_range_close(CICUNumberRangeFormatter formatter);

// Both values must be text.
int32_t cicu_number_range_format(CICUNumberRangeFormatter formatter, const CICUNumberValue *from,
                                 const CICUNumberValue *to, uint16_t *out, int32_t capacity,
                                 CICUFieldSpans *fields, CICUStatus *status);

#endif
