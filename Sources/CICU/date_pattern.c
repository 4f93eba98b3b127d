#include "cicu_date_pattern.h"

#include <unicode/udatpg.h>

CICUPatternGenerator cicu_pattern_generator_open(const char *locale, CICUStatus *status) {
  UErrorCode code = U_ZERO_ERROR;
  CICUPatternGenerator generator = {udatpg_open(locale, &code)};
  *status = code;
  return generator;
}

void cicu_pattern_generator_close(CICUPatternGenerator generator) { udatpg_close(generator.raw); }

int32_t cicu_pattern_generator_best(
    CICUPatternGenerator generator, const uint16_t *skeleton, int32_t length, int32_t options, uint16_t *out,
    int32_t capacity, CICUStatus *status) {
  UErrorCode code = U_ZERO_ERROR;
  int32_t written = udatpg_getBestPatternWithOptions(
      generator.raw, skeleton, length, (UDateTimePatternMatchOptions)options, out, capacity, &code);
  *status = code;
  return written;
}
