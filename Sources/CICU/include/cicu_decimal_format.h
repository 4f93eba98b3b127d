#ifndef CICU_DECIMAL_FORMAT_H
#define CICU_DECIMAL_FORMAT_H

#include "cicu_number.h"

// ICU's older number formatters, UNumberFormat: UTS 35 patterns, and rules that spell numbers out.
typedef struct CICUDecimalFormat {
  void *raw;
} CICUDecimalFormat;

enum {
  CICU_DECIMAL_PATTERN = 0,
  CICU_DECIMAL_STANDARD = 1,
  CICU_DECIMAL_SPELLOUT = 5,
  CICU_DECIMAL_ORDINAL = 6,
};

// UNumberFormatAttribute
enum {
  CICU_DECIMAL_GROUPING_USED = 1,
  CICU_DECIMAL_ALWAYS_SHOWN = 2,
  CICU_DECIMAL_MAX_INTEGER_DIGITS = 3,
  CICU_DECIMAL_MIN_INTEGER_DIGITS = 4,
  CICU_DECIMAL_MAX_FRACTION_DIGITS = 6,
  CICU_DECIMAL_MIN_FRACTION_DIGITS = 7,
  CICU_DECIMAL_MULTIPLIER = 9,
  CICU_DECIMAL_GROUPING_SIZE = 10,
  CICU_DECIMAL_ROUNDING_MODE = 11,
  CICU_DECIMAL_FORMAT_WIDTH = 13,
  CICU_DECIMAL_PADDING_POSITION = 14,
  CICU_DECIMAL_SECONDARY_GROUPING_SIZE = 15,
  CICU_DECIMAL_SIGNIFICANT_DIGITS_USED = 16,
  CICU_DECIMAL_MIN_SIGNIFICANT_DIGITS = 17,
  CICU_DECIMAL_MAX_SIGNIFICANT_DIGITS = 18,
  CICU_DECIMAL_SCALE = 21,
  CICU_DECIMAL_MINIMUM_GROUPING_DIGITS = 22,
  CICU_DECIMAL_CURRENCY_USAGE = 23,
  CICU_DECIMAL_SIGN_ALWAYS_SHOWN = 0x1004,
};

// UNumberFormatTextAttribute
enum {
  CICU_DECIMAL_POSITIVE_PREFIX = 0,
  CICU_DECIMAL_POSITIVE_SUFFIX = 1,
  CICU_DECIMAL_NEGATIVE_PREFIX = 2,
  CICU_DECIMAL_NEGATIVE_SUFFIX = 3,
  CICU_DECIMAL_PADDING_CHARACTER = 4,
  CICU_DECIMAL_CURRENCY_CODE = 5,
  CICU_DECIMAL_DEFAULT_RULE_SET = 6,
  CICU_DECIMAL_PUBLIC_RULE_SETS = 7,
};

// UNumberFormatRoundingMode
enum {
  CICU_ROUND_CEILING = 0,
  CICU_ROUND_FLOOR = 1,
  CICU_ROUND_DOWN = 2,
  CICU_ROUND_UP = 3,
  CICU_ROUND_HALF_EVEN = 4,
  CICU_ROUND_HALF_DOWN = 5,
  CICU_ROUND_HALF_UP = 6,
  CICU_ROUND_UNNECESSARY = 7,
  CICU_ROUND_HALF_ODD = 8,
  CICU_ROUND_HALF_CEILING = 9,
  CICU_ROUND_HALF_FLOOR = 10,
};

// `pattern` is read for CICU_DECIMAL_PATTERN only. `errorOffset` is set to the UTF-16 offset of its fault, or -1.
CICUDecimalFormat cicu_decimal_open(int32_t style, const uint16_t *pattern, int32_t length, const char *locale,
                                    int32_t *errorOffset, CICUStatus *status);

// Replaces the pattern by one in the locale's own symbols.
void cicu_decimal_apply_localized(CICUDecimalFormat format, const uint16_t *pattern, int32_t length,
                                  int32_t *errorOffset, CICUStatus *status);
void cicu_decimal_close(CICUDecimalFormat format);

void cicu_decimal_set(CICUDecimalFormat format, int32_t attribute, int32_t value);
void cicu_decimal_set_increment(CICUDecimalFormat format, double increment);
void cicu_decimal_set_text(CICUDecimalFormat format, int32_t attribute, const uint16_t *text, int32_t length,
                           CICUStatus *status);
int32_t cicu_decimal_text(CICUDecimalFormat format, int32_t attribute, uint16_t *out, int32_t capacity,
                          CICUStatus *status);

// The pattern, or for a rule-based format its rules.
int32_t cicu_decimal_pattern(CICUDecimalFormat format, uint16_t *out, int32_t capacity, CICUStatus *status);

// Writes at most `capacity` UTF-16 units and returns the full length.
int32_t cicu_decimal_format(CICUDecimalFormat format, const CICUNumberValue *value, uint16_t *out,
                            int32_t capacity, CICUStatus *status);

// The same with the fields of the text. ICU's C interface tells the fields of a double only; those of other values
// are looked up one kind at a time.
int32_t cicu_decimal_format_fields(CICUDecimalFormat format, const CICUNumberValue *value, uint16_t *out,
                                   int32_t capacity, CICUFieldSpans *fields, CICUStatus *status);

#endif
