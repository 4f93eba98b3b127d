#include "cicu_relative.h"

#include <unicode/ureldatefmt.h>

CICURelativeFormat cicu_relative_open(const char *locale, int32_t style, int32_t context, CICUStatus *status) {
  UErrorCode code = U_ZERO_ERROR;
  CICURelativeFormat format = {ureldatefmt_open(
      locale, NULL, (UDateRelativeDateTimeFormatterStyle)style, (UDisplayContext)context, &code)};
  *status = code;
  return format;
}

void cicu_relative_close(CICURelativeFormat format) { ureldatefmt_close(format.raw); }

int32_t cicu_relative_text(
    CICURelativeFormat format, double value, int32_t unit, bool numeric, uint16_t *out, int32_t capacity,
    CICUStatus *status) {
  UErrorCode code = U_ZERO_ERROR;
  int32_t length = numeric
      ? ureldatefmt_formatNumeric(format.raw, value, (URelativeDateTimeUnit)unit, out, capacity, &code)
      : ureldatefmt_format(format.raw, value, (URelativeDateTimeUnit)unit, out, capacity, &code);
  *status = code;
  return length;
}
