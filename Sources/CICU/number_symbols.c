#include "cicu_number_symbols.h"

#include <unicode/unum.h>

CICUNumberSymbols cicu_number_symbols_open(const char *locale, CICUStatus *status) {
  UErrorCode code = U_ZERO_ERROR;
  CICUNumberSymbols symbols = {unum_open(UNUM_DECIMAL, NULL, 0, locale, NULL, &code)};
  *status = code;
  return symbols;
}

void cicu_number_symbols_close(CICUNumberSymbols symbols) { unum_close(symbols.raw); }

int32_t cicu_number_symbol(CICUNumberSymbols symbols, int32_t symbol, uint16_t *out, int32_t capacity,
                           CICUStatus *status) {
  UErrorCode code = U_ZERO_ERROR;
  int32_t length =
      unum_getSymbol(symbols.raw, (UNumberFormatSymbol)symbol, (UChar *)out, capacity, &code);
  *status = code;
  return length;
}
