#ifndef CICU_RELATIVE_H
#define CICU_RELATIVE_H

#include "cicu_status.h"

#include <stdbool.h>

// ICU's words for points in time relative to now: "tomorrow", "in 3 days". ICU's object is constant and may be shared.
typedef struct CICURelativeFormat { void *raw; } CICURelativeFormat;

enum { CICU_RELATIVE_STYLE_LONG = 0, CICU_RELATIVE_UNIT_DAY = 4 };

CICURelativeFormat cicu_relative_open(const char *locale, int32_t style, int32_t context, CICUStatus *status);
void cicu_relative_close(CICURelativeFormat format);

// Writes at most `capacity` units and returns the full length; `numeric` never uses a name such as "tomorrow".
int32_t cicu_relative_text(
    CICURelativeFormat format, double value, int32_t unit, bool numeric, uint16_t *out, int32_t capacity,
    CICUStatus *status);

#endif
