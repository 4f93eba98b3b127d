#include "cicu_currency.h"

#include <unicode/ucurr.h>

// The code as ICU takes it: three UTF-16 units and a NUL.
static void widen(const char *code, UChar out[4]) {
  int32_t length = 0;
  for (; length < 3 && code[length] != 0; length++) {
    out[length] = (UChar)(unsigned char)code[length];
  }
  out[length] = 0;
}

static UCurrencyUsage usage(bool cash) { return cash ? UCURR_USAGE_CASH : UCURR_USAGE_STANDARD; }

int32_t cicu_currency_fraction_digits(const char *code, bool cash, CICUStatus *status) {
  UErrorCode error = U_ZERO_ERROR;
  UChar units[4];
  widen(code, units);
  int32_t digits = ucurr_getDefaultFractionDigitsForUsage(units, usage(cash), &error);
  *status = error;
  return digits;
}

double cicu_currency_increment(const char *code, bool cash, CICUStatus *status) {
  UErrorCode error = U_ZERO_ERROR;
  UChar units[4];
  widen(code, units);
  double increment = ucurr_getRoundingIncrementForUsage(units, usage(cash), &error);
  *status = error;
  return increment;
}
