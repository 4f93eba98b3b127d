#ifndef CICU_STATUS_H
#define CICU_STATUS_H

#include <stdint.h>

// ICU's UErrorCode. Negative values are warnings, zero is success, positive values are failures.
typedef int32_t CICUStatus;

enum {
  CICU_STATUS_OK = 0,
  CICU_STATUS_ILLEGAL_ARGUMENT = 1,
  CICU_STATUS_MISSING_RESOURCE = 2,
  CICU_STATUS_FILE_ACCESS = 4,
  CICU_STATUS_MEMORY = 7,
  CICU_STATUS_BUFFER_OVERFLOW = 15,
  CICU_STATUS_UNSUPPORTED = 16,
  CICU_STATUS_FORMAT_INEXACT = 0x10111,
};

// The name of a status, such as "U_ILLEGAL_ARGUMENT_ERROR"; static storage, never null.
const char *cicu_status_name(CICUStatus status);

#endif
