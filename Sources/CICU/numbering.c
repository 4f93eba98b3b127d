#include "cicu_numbering.h"

#include <unicode/unumsys.h>

bool cicu_numbering_is_known(const char *name) {
  UErrorCode code = U_ZERO_ERROR;
  UNumberingSystem *system = unumsys_openByName(name, &code);
  unumsys_close(system);
  return U_SUCCESS(code);
}

bool cicu_numbering_is_algorithmic(const char *locale, CICUStatus *status) {
  UErrorCode code = U_ZERO_ERROR;
  UNumberingSystem *system = unumsys_open(locale, &code);
  bool algorithmic = U_SUCCESS(code) && unumsys_isAlgorithmic(system);
  unumsys_close(system);
  *status = code;
  return algorithmic;
}
