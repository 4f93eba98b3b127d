#ifndef CICU_NUMBER_SYMBOLS_H
#define CICU_NUMBER_SYMBOLS_H

#include "cicu_status.h"

#include <stdint.h>

// The symbols of a locale's numbers, in the numbering system that its name asks for.
typedef struct CICUNumberSymbols {
  void *raw;
} CICUNumberSymbols;

// UNumberFormatSymbol
enum {
  CICU_SYMBOL_DECIMAL = 0,
  CICU_SYMBOL_GROUP = 1,
  CICU_SYMBOL_PERCENT = 3,
  CICU_SYMBOL_ZERO = 4,
  CICU_SYMBOL_MINUS = 6,
  CICU_SYMBOL_PLUS = 7,
  CICU_SYMBOL_MONETARY_DECIMAL = 10,
  CICU_SYMBOL_EXPONENT = 11,
  CICU_SYMBOL_PERMILLE = 12,
  CICU_SYMBOL_INFINITY = 14,
  CICU_SYMBOL_NAN = 15,
  CICU_SYMBOL_MONETARY_GROUP = 17,
  // The digits 2 to 9 follow.
  CICU_SYMBOL_ONE = 18,
};

CICUNumberSymbols cicu_number_symbols_open(const char *locale, CICUStatus *status);
void cicu_number_symbols_close(CICUNumberSymbols symbols);

// Writes at most `capacity` UTF-16 units and returns the full length.
int32_t cicu_number_symbol(CICUNumberSymbols symbols, int32_t symbol, uint16_t *out, int32_t capacity,
                           CICUStatus *status);


#endif
