// A text in a buffer that its maker reuses.
#ifndef CRAW_TEXT_H
#define CRAW_TEXT_H

#include <stdint.h>

/// UTF-8 that stands until the object that made it is asked again; a count of -1 says that ICU failed.
typedef struct {
  const uint8_t *bytes;
  int32_t count;
} CRawText;

#endif
