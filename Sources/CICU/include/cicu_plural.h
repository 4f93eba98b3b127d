#ifndef CICU_PLURAL_H
#define CICU_PLURAL_H

#include "cicu_status.h"

#include <stdbool.h>

typedef struct CICUPluralRules {
  void *raw;
} CICUPluralRules;

CICUPluralRules cicu_plural_open(const char *locale, bool ordinal, CICUStatus *status);
void cicu_plural_close(CICUPluralRules rules);

// The keyword of a decimal number as a number skeleton prints it in a locale. Writes at most `capacity` units and returns the full
// length.
int32_t cicu_plural_select(CICUPluralRules rules, const char *locale, const char *decimal, int32_t decimal_length,
                           const uint16_t *skeleton, int32_t skeleton_length, uint16_t *out, int32_t capacity,
                           CICUStatus *status);

#endif
