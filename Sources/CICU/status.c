#include "cicu_status.h"

#include <unicode/utypes.h>

const char *cicu_status_name(CICUStatus status) { return u_errorName((UErrorCode)status); }
