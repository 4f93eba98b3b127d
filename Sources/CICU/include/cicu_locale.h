#ifndef CICU_LOCALE_H
#define CICU_LOCALE_H

#include "cicu_status.h"

#include <stdbool.h>

#ifdef __cplusplus
extern "C" {
#endif

// Locale identifiers. Each function writes at most `capacity` bytes and returns the full length.

int32_t cicu_locale_from_bcp47(const char *tag, char *out, int32_t capacity, int32_t *parsed, CICUStatus *status);
int32_t cicu_locale_to_bcp47(const char *name, char *out, int32_t capacity, bool strict, CICUStatus *status);
int32_t cicu_locale_maximize(const char *name, char *out, int32_t capacity, CICUStatus *status);
int32_t cicu_locale_minimize(const char *name, char *out, int32_t capacity, CICUStatus *status);

// Sets the locale whose data stand in where another locale has none, for all of the process.
void cicu_locale_set_default(const char *name, CICUStatus *status);

// UTS 35's canonical form, as a BCP 47 tag; ICU has it in C++ only.
int32_t cicu_locale_canonical_bcp47(const char *name, char *out, int32_t capacity, CICUStatus *status);

// The parent that CLDR names for a locale; length 0 where truncation gives it.
int32_t cicu_locale_explicit_parent(const char *name, char *out, int32_t capacity, CICUStatus *status);

// True when ISO 639 or CLDR know the language subtag of `name`.
bool cicu_locale_language_is_known(const char *name);

bool cicu_locale_is_right_to_left(const char *name);

// The locales with data of their own, in ICU's spelling and order.
int32_t cicu_locale_available_count(void);
const char *cicu_locale_available(int32_t index);

#ifdef __cplusplus
}
#endif

#endif
