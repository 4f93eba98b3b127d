#include "cicu_currency_codes.h"

#include <string.h>
#include <unicode/ucurr.h>
#include <unicode/uenum.h>

int32_t cicu_currency_codes(char *out, int32_t capacity, CICUStatus *status) {
  UErrorCode error = U_ZERO_ERROR;
  UEnumeration *codes = ucurr_openISOCurrencies(UCURR_ALL, &error);
  int32_t length = 0;
  for (;;) {
    int32_t count = 0;
    const char *code = U_SUCCESS(error) ? uenum_next(codes, &count, &error) : NULL;
    if (code == NULL) break;
    if (count != 3) continue;
    if (length + 3 <= capacity) memcpy(out + length, code, 3);
    length += 3;
  }
  uenum_close(codes);
  *status = error;
  return length;
}
