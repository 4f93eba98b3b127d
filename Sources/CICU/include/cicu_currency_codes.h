#ifndef CICU_CURRENCY_CODES_H
#define CICU_CURRENCY_CODES_H

#include "cicu_status.h"

#include <stdint.h>

// All codes that ICU knows, past ones too, three bytes each, without separators. Returns the full length.
int32_t cicu_currency_codes(char *out, int32_t capacity, CICUStatus *status);

#endif
