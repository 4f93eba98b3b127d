// UTF-16 to UTF-8 and back, for short texts: quicker than ICU's own conversions, so that the raw lane loses
// nothing on its way to a String.
#ifndef CRAW_NARROW_H
#define CRAW_NARROW_H

#include <unicode/utf16.h>
#include <unicode/utf8.h>
#include <unicode/utypes.h>

#include "craw_text.h"

enum { CRAW_UNITS = 256, CRAW_BYTES = CRAW_UNITS * 3 };

/// Writes `units` to `bytes`, which hold three times as many.
static inline CRawText craw_narrow(const UChar *units, int32_t count, uint8_t *bytes) {
  int32_t length = 0;
  for (int32_t i = 0; i < count;) {
    UChar32 scalar = units[i++];
    if (scalar < 0x80) {
      bytes[length++] = (uint8_t)scalar;
      continue;
    }
    if (U16_IS_LEAD(scalar) && i < count) scalar = U16_GET_SUPPLEMENTARY(scalar, units[i++]);
    U8_APPEND_UNSAFE(bytes, length, scalar);
  }
  return (CRawText){bytes, length};
}

/// Writes UTF-8 to `units`, which hold as many; returns their count.
static inline int32_t craw_widen(const uint8_t *bytes, int32_t count, UChar *units) {
  int32_t length = 0;
  for (int32_t i = 0; i < count;) {
    UChar32 scalar = bytes[i];
    if (scalar < 0x80) {
      units[length++] = (UChar)scalar;
      i++;
      continue;
    }
    U8_NEXT_UNSAFE(bytes, i, scalar);
    U16_APPEND_UNSAFE(units, length, scalar);
  }
  return length;
}

static const CRawText craw_failed = {NULL, -1};

#endif
