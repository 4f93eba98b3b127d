#include "cicu_currency_names.h"

#include <stdbool.h>
#include <stddef.h>
#include <unicode/ucurr.h>

const uint16_t *cicu_currency_name(const uint16_t *code, const char *locale, int32_t style, int32_t *length,
                                   CICUStatus *status) {
  UErrorCode error = U_ZERO_ERROR;
  UBool is_choice = false;
  const UChar *name =
      ucurr_getName((const UChar *)code, locale, (UCurrNameStyle)style, &is_choice, length, &error);
  *status = error;
  return (const uint16_t *)name;
}

const uint16_t *cicu_currency_plural_name(const uint16_t *code, const char *locale, const char *category,
                                          int32_t *length, CICUStatus *status) {
  UErrorCode error = U_ZERO_ERROR;
  UBool is_choice = false;
  const UChar *name =
      ucurr_getPluralName((const UChar *)code, locale, &is_choice, category, length, &error);
  *status = error;
  return (const uint16_t *)name;
}
