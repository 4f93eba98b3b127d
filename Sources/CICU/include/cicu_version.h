#ifndef CICU_VERSION_H
#define CICU_VERSION_H

#include "cicu_status.h"

// Each fills `out` with four numbers, such as 72 1 0 0.
void cicu_version_icu(uint8_t out[4]);
void cicu_version_unicode(uint8_t out[4]);
void cicu_version_cldr(uint8_t out[4], CICUStatus *status);

// The version of ICU's own time zone rules, such as "2022e"; static storage.
const char *cicu_version_tz(CICUStatus *status);

// The major version of the headers that this library was compiled with.
int32_t cicu_version_compiled(void);

#endif
