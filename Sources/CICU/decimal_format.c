#include "cicu_decimal_format.h"

#include "digit_pairs.h"

#include <unicode/unum.h>

CICUDecimalFormat cicu_decimal_open(int32_t style, const uint16_t *pattern, int32_t length, const char *locale,
                                    int32_t *errorOffset, CICUStatus *status) {
  UErrorCode code = U_ZERO_ERROR;
  UParseError error = {.line = -1, .offset = -1};
  CICUDecimalFormat format = {
      unum_open((UNumberFormatStyle)style, (const UChar *)pattern, length, locale, &error, &code)};
  *errorOffset = error.offset;
  *status = code;
  return format;
}

void cicu_decimal_apply_localized(CICUDecimalFormat format, const uint16_t *pattern, int32_t length,
                                  int32_t *errorOffset, CICUStatus *status) {
  UErrorCode code = U_ZERO_ERROR;
  UParseError error = {.line = -1, .offset = -1};
  unum_applyPattern(format.raw, true, (const UChar *)pattern, length, &error, &code);
  *errorOffset = error.offset;
  *status = code;
}

void cicu_decimal_close(CICUDecimalFormat format) { unum_close(format.raw); }

void cicu_decimal_set(CICUDecimalFormat format, int32_t attribute, int32_t value) {
  unum_setAttribute(format.raw, (UNumberFormatAttribute)attribute, value);
}

void cicu_decimal_set_increment(CICUDecimalFormat format, double increment) {
  unum_setDoubleAttribute(format.raw, UNUM_ROUNDING_INCREMENT, increment);
}

void cicu_decimal_set_text(CICUDecimalFormat format, int32_t attribute, const uint16_t *text, int32_t length,
                           CICUStatus *status) {
  UErrorCode code = U_ZERO_ERROR;
  unum_setTextAttribute(format.raw, (UNumberFormatTextAttribute)attribute, (const UChar *)text, length, &code);
  *status = code;
}

int32_t cicu_decimal_text(CICUDecimalFormat format, int32_t attribute, uint16_t *out, int32_t capacity,
                          CICUStatus *status) {
  UErrorCode code = U_ZERO_ERROR;
  int32_t length =
      unum_getTextAttribute(format.raw, (UNumberFormatTextAttribute)attribute, (UChar *)out, capacity, &code);
  *status = code;
  return length;
}

int32_t cicu_decimal_pattern(CICUDecimalFormat format, uint16_t *out, int32_t capacity, CICUStatus *status) {
  UErrorCode code = U_ZERO_ERROR;
  int32_t length = unum_toPattern(format.raw, false, (UChar *)out, capacity, &code);
  *status = code;
  return length;
}

int32_t cicu_decimal_format(CICUDecimalFormat format, const CICUNumberValue *value, uint16_t *out,
                            int32_t capacity, CICUStatus *status) {
  UErrorCode code = U_ZERO_ERROR;
  int32_t length = 0;
  switch (value->kind) {
  case CICU_NUMBER_INTEGER:
    length = unum_formatInt64(format.raw, value->integer, (UChar *)out, capacity, NULL, &code);
    break;
  case CICU_NUMBER_DOUBLE:
    length = unum_formatDouble(format.raw, value->real, (UChar *)out, capacity, NULL, &code);
    break;
  default:
    length =
        unum_formatDecimal(format.raw, value->text, value->length, (UChar *)out, capacity, NULL, &code);
    break;
  }
  if (U_SUCCESS(code) && length <= capacity) {
    cicu_order_digit_pairs(out, length);
  }
  *status = code;
  return length;
}

static void append(CICUFieldSpans *fields, CICUFieldSpan span) {
  if (fields->count < fields->capacity) {
    fields->spans[fields->count] = span;
  }
  fields->count++;
}

static bool same(const uint16_t *a, const uint16_t *b, int32_t length) {
  for (int32_t index = 0; index < length; index++) {
    if (a[index] != b[index]) {
      return false;
    }
  }
  return true;
}

int32_t cicu_decimal_format_fields(CICUDecimalFormat format, const CICUNumberValue *value, uint16_t *out,
                                   int32_t capacity, CICUFieldSpans *fields, CICUStatus *status) {
  UErrorCode code = U_ZERO_ERROR;
  int32_t length = 0;
  CICUFieldSpan integer = {.field = UNUM_INTEGER_FIELD};
  fields->count = 0;
  for (int32_t field = UNUM_INTEGER_FIELD; field <= UNUM_COMPACT_FIELD && U_SUCCESS(code); field++) {
    UFieldPosition position = {.field = field};
    length = value->kind == CICU_NUMBER_DOUBLE
                 ? unum_formatDouble(format.raw, value->real, (UChar *)out, capacity, &position, &code)
                 : unum_formatDecimal(format.raw, value->text, value->length, (UChar *)out, capacity, &position,
                                      &code);
    CICUFieldSpan span = {.field = field, .start = position.beginIndex, .limit = position.endIndex};
    if (U_FAILURE(code) || span.limit <= span.start) {
      continue;
    }
    if (field != UNUM_GROUPING_SEPARATOR_FIELD) {
      integer = field == UNUM_INTEGER_FIELD ? span : integer;
      append(fields, span);
      continue;
    }
    // Only the first separator is told; the others look the same.
    int32_t width = span.limit - span.start;
    for (int32_t start = span.start; start + width <= integer.limit; start++) {
      if (same(out + start, out + span.start, width)) {
        append(fields, (CICUFieldSpan){.field = field, .start = start, .limit = start + width});
      }
    }
  }
  if (U_SUCCESS(code) && length <= capacity) {
    cicu_order_digit_pairs(out, length);
  }
  *status = code;
  return length;
}
