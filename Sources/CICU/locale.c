#include "cicu_locale.h"

#include <string.h>
#include <unicode/uloc.h>
#include <unicode/ures.h>
#include <unicode/ustring.h>

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

int32_t cicu_locale_maximize(const char *name, char *out, int32_t capacity, CICUStatus *status) {
  UErrorCode code = U_ZERO_ERROR;
  int32_t length = uloc_addLikelySubtags(name, out, capacity, &code);
  *status = code;
  return length;
}

int32_t cicu_locale_minimize(const char *name, char *out, int32_t capacity, CICUStatus *status) {
  UErrorCode code = U_ZERO_ERROR;
  int32_t length = uloc_minimizeSubtags(name, out, capacity, &code);
  *status = code;
  return length;
}

void cicu_locale_set_default(const char *name, CICUStatus *status) {
  UErrorCode code = U_ZERO_ERROR;
  uloc_setDefault(name, &code);
  *status = code;
}

// CLDR lists children under their parent: `parentLocales { en_001 { "en_AU", … } root { … } }`, where a parent with
// one child has a string in place of the array.
static bool lists(UResourceBundle *children, const char *name, UErrorCode *code) {
  char child[ULOC_FULLNAME_CAPACITY];
  int32_t count = ures_getSize(children);
  for (int32_t index = 0; index < count && U_SUCCESS(*code); index++) {
    int32_t length = 0;
    const UChar *text = ures_getStringByIndex(children, index, &length, code);
    if (U_FAILURE(*code) || length >= (int32_t)sizeof child) continue;
    u_UCharsToChars(text, child, length);
    child[length] = 0;
    if (strcmp(child, name) == 0) return true;
  }
  return false;
}

// True for a language with a script that is not its usual one, and nothing else: `sr_Latn`.
static bool has_unusual_script(const char *name, UErrorCode *code) {
  char language[ULOC_FULLNAME_CAPACITY], script[ULOC_SCRIPT_CAPACITY];
  char likely[ULOC_FULLNAME_CAPACITY], usual[ULOC_SCRIPT_CAPACITY];
  int32_t length = uloc_getLanguage(name, language, sizeof language, code);
  if (uloc_getScript(name, script, sizeof script, code) != 4 || U_FAILURE(*code)) return false;
  if (strlen(name) != (size_t)length + 5) return false;
  uloc_addLikelySubtags(language, likely, sizeof likely, code);
  uloc_getScript(likely, usual, sizeof usual, code);
  return U_SUCCESS(*code) && strcmp(script, usual) != 0;
}

int32_t cicu_locale_explicit_parent(const char *name, char *out, int32_t capacity, CICUStatus *status) {
  UErrorCode code = U_ZERO_ERROR;
  UResourceBundle *supplemental = ures_openDirect(NULL, "supplementalData", &code);
  UResourceBundle *parents = ures_getByKey(supplemental, "parentLocales", NULL, &code);
  UResourceBundle *entry = NULL;
  const char *parent = NULL;
  bool lists_root = false;
  int32_t count = U_SUCCESS(code) ? ures_getSize(parents) : 0;
  for (int32_t index = 0; index < count && U_SUCCESS(code) && parent == NULL; index++) {
    entry = ures_getByIndex(parents, index, entry, &code);
    if (U_FAILURE(code)) break;
    const char *key = ures_getKey(entry);
    if (strcmp(key, "root") == 0) lists_root = true;
    if (lists(entry, name, &code)) parent = key;
  }
  // Since CLDR 44 a rule stands for the children of the root, which were listed before.
  if (parent == NULL && !lists_root && U_SUCCESS(code) && has_unusual_script(name, &code)) parent = "root";
  int32_t length = parent == NULL ? 0 : (int32_t)strlen(parent);
  if (length > 0 && length <= capacity) memcpy(out, parent, (size_t)length);
  ures_close(entry);
  ures_close(parents);
  ures_close(supplemental);
  *status = code;
  return length;
}

static bool has_likely_subtags(const char *language) {
  char maximized[ULOC_FULLNAME_CAPACITY];
  UErrorCode code = U_ZERO_ERROR;
  uloc_addLikelySubtags(language, maximized, sizeof maximized, &code);
  return U_SUCCESS(code) && code != U_STRING_NOT_TERMINATED_WARNING && strcmp(language, maximized) != 0;
}

static bool has_plural_rules(const char *language) {
  UErrorCode code = U_ZERO_ERROR;
  int32_t length = 0;
  UResourceBundle *bundle = ures_openDirect(NULL, "plurals", &code);
  UResourceBundle *locales = ures_getByKey(bundle, "locales", NULL, &code);
  ures_getStringByKey(locales, language, &length, &code);
  ures_close(locales);
  ures_close(bundle);
  return U_SUCCESS(code);
}

bool cicu_locale_language_is_known(const char *name) {
  if (uloc_getISO3Language(name)[0] != 0) return true;
  // ICU's table of ISO 639 lacks languages that CLDR has data for.
  char language[ULOC_LANG_CAPACITY];
  UErrorCode code = U_ZERO_ERROR;
  uloc_getLanguage(name, language, sizeof language, &code);
  if (U_FAILURE(code) || code == U_STRING_NOT_TERMINATED_WARNING) return false;
  return has_likely_subtags(language) || has_plural_rules(language);
}

bool cicu_locale_is_right_to_left(const char *name) { return uloc_isRightToLeft(name); }

int32_t cicu_locale_available_count(void) { return uloc_countAvailable(); }

const char *cicu_locale_available(int32_t index) { return uloc_getAvailable(index); }
