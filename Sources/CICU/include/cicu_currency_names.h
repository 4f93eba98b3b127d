#ifndef CICU_CURRENCY_NAMES_H
#define CICU_CURRENCY_NAMES_H

#include "cicu_status.h"

enum {
  CICU_CURRENCY_SYMBOL = 0,
  CICU_CURRENCY_NAME = 1,
  CICU_CURRENCY_NARROW = 2,
  CICU_CURRENCY_FORMAL = 3,
  CICU_CURRENCY_VARIANT = 4,
};

// What a locale calls a currency of three ASCII letters. The text lives as long as ICU's data or `code`; where there is
// no name, it is the code itself.
const uint16_t *cicu_currency_name(const uint16_t *code, const char *locale, int32_t style, int32_t *length,
                                   CICUStatus *status);

// The name beside a number of a plural category, such as "few".
const uint16_t *cicu_currency_plural_name(const uint16_t *code, const char *locale, const char *category,
                                          int32_t *length, CICUStatus *status);

#endif
