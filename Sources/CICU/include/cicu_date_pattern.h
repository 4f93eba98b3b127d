#ifndef CICU_DATE_PATTERN_H
#define CICU_DATE_PATTERN_H

#include "cicu_status.h"

// ICU's generator of date patterns: from a template such as "yMMMd" to the locale's own order and punctuation.
typedef struct CICUPatternGenerator { void *raw; } CICUPatternGenerator;

// Which fields keep the length that the template gives them; the others take the locale's.
enum {
  CICU_MATCH_NONE = 0,
  CICU_MATCH_HOUR_LENGTH = 1 << 11,
  CICU_MATCH_ALL_LENGTHS = (1 << 16) - 1,
};

CICUPatternGenerator cicu_pattern_generator_open(const char *locale, CICUStatus *status);
void cicu_pattern_generator_close(CICUPatternGenerator generator);

// Each writes at most `capacity` units of a pattern and returns its full length.
int32_t cicu_pattern_generator_best(
    CICUPatternGenerator generator, const uint16_t *skeleton, int32_t length, int32_t options, uint16_t *out,
    int32_t capacity, CICUStatus *status);

#endif
