// Every constant that a header of ours repeats from ICU is compared here, so that a new ICU cannot shift one
// silently.

#include "cicu_status.h"

#include <unicode/utypes.h>

#define MIRRORS(ours, theirs) _Static_assert((int)(ours) == (int)(theirs), #ours " differs from " #theirs)

MIRRORS(CICU_STATUS_OK, U_ZERO_ERROR);
MIRRORS(CICU_STATUS_ILLEGAL_ARGUMENT, U_ILLEGAL_ARGUMENT_ERROR);
MIRRORS(CICU_STATUS_MISSING_RESOURCE, U_MISSING_RESOURCE_ERROR);
MIRRORS(CICU_STATUS_FILE_ACCESS, U_FILE_ACCESS_ERROR);
MIRRORS(CICU_STATUS_MEMORY, U_MEMORY_ALLOCATION_ERROR);
MIRRORS(CICU_STATUS_BUFFER_OVERFLOW, U_BUFFER_OVERFLOW_ERROR);
MIRRORS(CICU_STATUS_UNSUPPORTED, U_UNSUPPORTED_ERROR);
