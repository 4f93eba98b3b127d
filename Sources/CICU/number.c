#include "cicu_number.h"

#include "digit_pairs.h"

#include <unicode/uformattedvalue.h>
#include <unicode/unum.h>
#include <unicode/unumberformatter.h>
#include <unicode/unumberrangeformatter.h>

CICUNumberFormatter cicu_number_open(const uint16_t *skeleton, int32_t length, const char *locale,
                                     int32_t *errorOffset, CICUStatus *status) {
  UErrorCode code = U_ZERO_ERROR;
  UParseError error = {.line = -1, .offset = -1};
  CICUNumberFormatter formatter = {
      unumf_openForSkeletonAndLocaleWithError((const UChar *)skeleton, length, locale, &error, &code)};
  *errorOffset = error.offset;
  *status = code;
  return formatter;
}

void cicu_number_close(CICUNumberFormatter formatter) { unumf_close(formatter.raw); }

static void run(CICUNumberFormatter formatter, const CICUNumberValue *value, UFormattedNumber *result,
                UErrorCode *code) {
  switch (value->kind) {
  case CICU_NUMBER_INTEGER:
    unumf_formatInt(formatter.raw, value->integer, result, code);
    break;
  case CICU_NUMBER_DOUBLE:
    unumf_formatDouble(formatter.raw, value->real, result, code);
    break;
  default:
    unumf_formatDecimal(formatter.raw, value->text, value->length, result, code);
    break;
  }
}

// Copies the text and the number fields of a formatted value.
static int32_t extract(const UFormattedValue *value, uint16_t *out, int32_t capacity, CICUFieldSpans *fields,
                       UErrorCode *code) {
  int32_t length = 0;
  const UChar *text = ufmtval_getString(value, &length, code);
  if (U_FAILURE(*code)) {
    return 0;
  }
  for (int32_t index = 0; index < length && index < capacity; index++) {
    out[index] = text[index];
  }
  cicu_order_digit_pairs(out, length < capacity ? length : capacity);
  if (fields != NULL) {
    fields->count = 0;
    UConstrainedFieldPosition *position = ucfpos_open(code);
    if (U_SUCCESS(*code)) {
      ucfpos_constrainCategory(position, UFIELD_CATEGORY_NUMBER, code);
    }
    while (U_SUCCESS(*code) && ufmtval_nextPosition(value, position, code)) {
      CICUFieldSpan span = {.field = ucfpos_getField(position, code)};
      ucfpos_getIndexes(position, &span.start, &span.limit, code);
      if (fields->count < fields->capacity) {
        fields->spans[fields->count] = span;
      }
      fields->count++;
    }
    ucfpos_close(position);
  }
  if (U_SUCCESS(*code) && length > capacity) {
    *code = U_BUFFER_OVERFLOW_ERROR;
  }
  return length;
}

int32_t cicu_number_format(CICUNumberFormatter formatter, const CICUNumberValue *value, uint16_t *out,
                           int32_t capacity, CICUFieldSpans *fields, CICUStatus *status) {
  UErrorCode code = U_ZERO_ERROR;
  UFormattedNumber *result = unumf_openResult(&code);
  run(formatter, value, result, &code);
  int32_t length = 0;
  if (U_SUCCESS(code)) {
    length = extract(unumf_resultAsValue(result, &code), out, capacity, fields, &code);
  }
  unumf_closeResult(result);
  *status = code;
  return length;
}

CICUNumberRangeFormatter cicu_number_range_open(const uint16_t *skeleton, int32_t length, const char *locale,
                                                int32_t *errorOffset, CICUStatus *status) {
  UErrorCode code = U_ZERO_ERROR;
  UParseError error = {.line = -1, .offset = -1};
  CICUNumberRangeFormatter formatter = {unumrf_openForSkeletonWithCollapseAndIdentityFallback(
      (const UChar *)skeleton, length, UNUM_RANGE_COLLAPSE_AUTO, UNUM_IDENTITY_FALLBACK_APPROXIMATELY, locale,
      &error, &code)};
  *errorOffset = error.offset;
  *status = code;
  return formatter;
}

void cicu_number_range_close(CICUNumberRangeFormatter formatter) { unumrf_close(formatter.raw); }

int32_t cicu_number_range_format(CICUNumberRangeFormatter formatter, const CICUNumberValue *from,
                                 const CICUNumberValue *to, uint16_t *out, int32_t capacity,
                                 CICUFieldSpans *fields, CICUStatus *status) {
  UErrorCode code = U_ZERO_ERROR;
  UFormattedNumberRange *result = unumrf_openResult(&code);
  unumrf_formatDecimalRange(formatter.raw, from->text, from->length, to->text, to->length, result, &code);
  int32_t length = 0;
  if (U_SUCCESS(code)) {
    length = extract(unumrf_resultAsValue(result, &code), out, capacity, fields, &code);
  }
  unumrf_closeResult(result);
  *status = code;
  return length;
}
