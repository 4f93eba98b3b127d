#include "cicu_version.h"

#include <unicode/ucal.h>
#include <unicode/uchar.h>
#include <unicode/ulocdata.h>
#include <unicode/uversion.h>

void cicu_version_icu(uint8_t out[4]) { u_getVersion(out); }

void cicu_version_unicode(uint8_t out[4]) { u_getUnicodeVersion(out); }

void cicu_version_cldr(uint8_t out[4], CICUStatus *status) {
  UErrorCode code = U_ZERO_ERROR;
  ulocdata_getCLDRVersion(out, &code);
  *status = code;
}

const char *cicu_version_tz(CICUStatus *status) {
  UErrorCode code = U_ZERO_ERROR;
  const char *version = ucal_getTZDataVersion(&code);
  *status = code;
  return version;
}

int32_t cicu_version_compiled(void) { return U_ICU_VERSION_MAJOR_NUM; }
