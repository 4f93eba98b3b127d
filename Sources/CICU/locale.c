#include "cicu_locale.h"

#include <unicode/uloc.h>

int32_t cicu_locale_from_bcp47(const char *tag, char *out, int32_t capacity, int32_t *parsed, CICUStatus *status) {
  UErrorCode code = U_ZERO_ERROR;
  int32_t length = uloc_forLanguageTag(tag, out, capacity, parsed, &code);
  *status = code;
  return length;
}

int32_t cicu_locale_to_bcp47(const char *name, char *out, int32_t capacity, bool strict, CICUStatus *status) {
  UErrorCode code = U_ZERO_ERROR;
  int32_t length = uloc_toLanguageTag(name, out, capacity, strict, &code);
  *status = code;
  return length;
}

bool cicu_locale_language_is_known(const char *name) { return uloc_getISO3Language(name)[0] != 0; }

int32_t cicu_locale_available_count(void) { return uloc_countAvailable(); }

const char *cicu_locale_available(int32_t index) { return uloc_getAvailable(index); }
