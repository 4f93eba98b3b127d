#include "cicu_plural.h"

#include <stddef.h>
#include <unicode/unumberformatter.h>
#include <unicode/upluralrules.h>

CICUPluralRules cicu_plural_open(const char *locale, bool ordinal, CICUStatus *status) {
  UErrorCode code = U_ZERO_ERROR;
  CICUPluralRules rules = {
      uplrules_openForType(locale, ordinal ? UPLURAL_TYPE_ORDINAL : UPLURAL_TYPE_CARDINAL, &code)};
  *status = code;
  return rules;
}

void cicu_plural_close(CICUPluralRules rules) { uplrules_close(rules.raw); }

int32_t cicu_plural_select(CICUPluralRules rules, const char *locale, const char *decimal, int32_t decimal_length,
                           const uint16_t *skeleton, int32_t skeleton_length, uint16_t *out, int32_t capacity,
                           CICUStatus *status) {
  UErrorCode code = U_ZERO_ERROR;
  UNumberFormatter *formatter =
      unumf_openForSkeletonAndLocale((const UChar *)skeleton, skeleton_length, locale, &code);
  UFormattedNumber *number = unumf_openResult(&code);
  unumf_formatDecimal(formatter, decimal, decimal_length, number, &code);
  int32_t length = uplrules_selectFormatted(rules.raw, number, (UChar *)out, capacity, &code);
  unumf_closeResult(number);
  unumf_close(formatter);
  *status = code;
  return length;
}
