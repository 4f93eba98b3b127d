#ifndef CICU_NUMBERING_H
#define CICU_NUMBERING_H

#include "cicu_status.h"

#include <stdbool.h>

// True when CLDR has a numbering system of this name.
bool cicu_numbering_is_known(const char *name);

// True when the numbers of `locale` are written by rules, as Roman numerals are, and not digit by digit.
bool cicu_numbering_is_algorithmic(const char *locale, CICUStatus *status);

#endif
