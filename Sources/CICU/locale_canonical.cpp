#include "cicu_locale.h"

#include <cstring>
#include <string>
#include <unicode/locid.h>

int32_t cicu_locale_canonical_bcp47(const char *name, char *out, int32_t capacity, CICUStatus *status) {
  UErrorCode code = U_ZERO_ERROR;
  icu::Locale locale(name);
  if (locale.isBogus()) code = U_ILLEGAL_ARGUMENT_ERROR;
  locale.canonicalize(code);
  std::string tag;
  if (U_SUCCESS(code)) tag = locale.toLanguageTag<std::string>(code);
  *status = code;
  int32_t length = static_cast<int32_t>(tag.size());
  if (length <= capacity) std::memcpy(out, tag.data(), tag.size());
  return length;
}
