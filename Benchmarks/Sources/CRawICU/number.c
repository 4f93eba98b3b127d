#include "craw_number.h"

#include <stdlib.h>
#include <string.h>
#include <unicode/unum.h>
#include <unicode/unumberformatter.h>
#include <unicode/ustring.h>

#include "narrow.h"

struct CRawOldNumber {
  UNumberFormat *format;
  UChar units[CRAW_UNITS];
  uint8_t bytes[CRAW_BYTES];
};

static UNumberFormat *old_open(const char *locale, CRawNumberStyle style, const char *currency) {
  static const UNumberFormatStyle styles[] = {
    UNUM_DECIMAL, UNUM_CURRENCY, UNUM_PERCENT, UNUM_SCIENTIFIC, UNUM_DECIMAL_COMPACT_SHORT,
  };
  UErrorCode status = U_ZERO_ERROR;
  UNumberFormat *format = unum_open(styles[style], NULL, 0, locale, NULL, &status);
  if (U_FAILURE(status)) return NULL;
  if (currency != NULL) {
    UChar code[4];
    u_charsToUChars(currency, code, 4);
    unum_setTextAttribute(format, UNUM_CURRENCY_CODE, code, 3, &status);
  }
  if (U_FAILURE(status)) {
    unum_close(format);
    return NULL;
  }
  return format;
}

CRawOldNumber *craw_old_number_open(const char *locale, CRawNumberStyle style, const char *currency) {
  UNumberFormat *format = old_open(locale, style, currency);
  if (format == NULL) return NULL;
  CRawOldNumber *number = malloc(sizeof *number);
  if (number == NULL) abort();
  number->format = format;
  return number;
}

void craw_old_number_close(CRawOldNumber *number) {
  unum_close(number->format);
  free(number);
}

CRawText craw_old_number_int(CRawOldNumber *number, int64_t value) {
  UErrorCode status = U_ZERO_ERROR;
  int32_t count = unum_formatInt64(number->format, value, number->units, CRAW_UNITS, NULL, &status);
  if (U_FAILURE(status)) return craw_failed;
  return craw_narrow(number->units, count, number->bytes);
}

CRawText craw_old_number_double(CRawOldNumber *number, double value) {
  UErrorCode status = U_ZERO_ERROR;
  int32_t count = unum_formatDouble(number->format, value, number->units, CRAW_UNITS, NULL, &status);
  if (U_FAILURE(status)) return craw_failed;
  return craw_narrow(number->units, count, number->bytes);
}

CRawText craw_old_number_decimal(CRawOldNumber *number, const uint8_t *digits, int32_t length) {
  UErrorCode status = U_ZERO_ERROR;
  int32_t count = unum_formatDecimal(
    number->format, (const char *)digits, length, number->units, CRAW_UNITS, NULL, &status);
  if (U_FAILURE(status)) return craw_failed;
  return craw_narrow(number->units, count, number->bytes);
}

bool craw_old_number_parse_double(
  CRawOldNumber *number, const uint8_t *bytes, int32_t count, double *value
) {
  UErrorCode status = U_ZERO_ERROR;
  int32_t length = craw_widen(bytes, count, number->units);
  int32_t position = 0;
  *value = unum_parseDouble(number->format, number->units, length, &position, &status);
  return U_SUCCESS(status) && position == length;
}

CRawText craw_old_number_parse_decimal(CRawOldNumber *number, const uint8_t *bytes, int32_t count) {
  UErrorCode status = U_ZERO_ERROR;
  int32_t length = craw_widen(bytes, count, number->units);
  int32_t position = 0;
  int32_t made = unum_parseDecimal(
    number->format, number->units, length, &position, (char *)number->bytes, CRAW_BYTES, &status);
  if (U_FAILURE(status) || position != length) return craw_failed;
  return (CRawText){number->bytes, made};
}

struct CRawNewNumber {
  UNumberFormatter *format;
  UFormattedNumber *result;
  uint8_t bytes[CRAW_BYTES];
};

CRawNewNumber *craw_new_number_open(const char *locale, const char *skeleton) {
  UErrorCode status = U_ZERO_ERROR;
  UChar units[CRAW_UNITS];
  int32_t count = craw_widen((const uint8_t *)skeleton, (int32_t)strlen(skeleton), units);
  UNumberFormatter *format = unumf_openForSkeletonAndLocale(units, count, locale, &status);
  if (U_FAILURE(status)) return NULL;
  CRawNewNumber *number = malloc(sizeof *number);
  if (number == NULL) abort();
  number->format = format;
  number->result = unumf_openResult(&status);
  if (U_FAILURE(status)) abort();
  return number;
}

void craw_new_number_close(CRawNewNumber *number) {
  unumf_closeResult(number->result);
  unumf_close(number->format);
  free(number);
}

// The text as it lies in the result: a copy by unumf_resultToString would only cost more.
static CRawText new_text(CRawNewNumber *number, UErrorCode status) {
  int32_t count = 0;
  const UFormattedValue *value = unumf_resultAsValue(number->result, &status);
  const UChar *units = ufmtval_getString(value, &count, &status);
  if (U_FAILURE(status) || count > CRAW_UNITS) return craw_failed;
  return craw_narrow(units, count, number->bytes);
}

CRawText craw_new_number_int(CRawNewNumber *number, int64_t value) {
  UErrorCode status = U_ZERO_ERROR;
  unumf_formatInt(number->format, value, number->result, &status);
  return new_text(number, status);
}

CRawText craw_new_number_double(CRawNewNumber *number, double value) {
  UErrorCode status = U_ZERO_ERROR;
  unumf_formatDouble(number->format, value, number->result, &status);
  return new_text(number, status);
}

CRawText craw_new_number_decimal(CRawNewNumber *number, const uint8_t *digits, int32_t count) {
  UErrorCode status = U_ZERO_ERROR;
  unumf_formatDecimal(number->format, (const char *)digits, count, number->result, &status);
  return new_text(number, status);
}

bool craw_old_number_open_only(const char *locale, CRawNumberStyle style, const char *currency) {
  UNumberFormat *format = old_open(locale, style, currency);
  if (format == NULL) return false;
  unum_close(format);
  return true;
}

bool craw_new_number_open_only(const char *locale, const uint16_t *skeleton, int32_t count) {
  UErrorCode status = U_ZERO_ERROR;
  UNumberFormatter *format = unumf_openForSkeletonAndLocale(skeleton, count, locale, &status);
  if (U_FAILURE(status)) return false;
  unumf_close(format);
  return true;
}
