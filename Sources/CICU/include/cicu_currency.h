#ifndef CICU_CURRENCY_H
#define CICU_CURRENCY_H

#include "cicu_status.h"

#include <stdbool.h>

// How amounts of a currency are rounded. `code` is three ASCII letters; `cash` asks for what coins can pay.
int32_t cicu_currency_fraction_digits(const char *code, bool cash, CICUStatus *status);

// The step of rounding, 0 when there is none beside the digits.
double cicu_currency_increment(const char *code, bool cash, CICUStatus *status);

#endif
