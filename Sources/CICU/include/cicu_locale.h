#ifndef CICU_LOCALE_H
#define CICU_LOCALE_H

#include "cicu_status.h"

#include <stdbool.h>

// Each writes at most `capacity` bytes of an identifier and returns its full length.
int32_t cicu_locale_from_bcp47(const char *tag, char *out, int32_t capacity, int32_t *parsed, CICUStatus *status);
int32_t cicu_locale_to_bcp47(const char *name, char *out, int32_t capacity, bool strict, CICUStatus *status);

// True when ISO 639 or CLDR know the language subtag of `name`.
bool cicu_locale_language_is_known(const char *name);

// The locales with data of their own, in ICU's spelling and order.
int32_t cicu_locale_available_count(void);
const char *cicu_locale_available(int32_t index);

#endif
