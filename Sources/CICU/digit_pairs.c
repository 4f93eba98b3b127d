#include "digit_pairs.h"

#include <stdbool.h>
#include <unicode/utf16.h>

// As many digits as an exponent has at most: ICU takes up to 999 as their minimum.
enum { MOST_DIGITS = 1024 };

static void order(uint16_t *text, int32_t count) {
  uint16_t mixed[2 * MOST_DIGITS];
  for (int32_t index = 0; index < 2 * count; index++) {
    mixed[index] = text[index];
  }
  // The digit that was written last stands first.
  for (int32_t place = 0; place < count; place++) {
    text[2 * place] = mixed[count - 1 - place];
    text[2 * place + 1] = mixed[count + place];
  }
}

void cicu_order_digit_pairs(uint16_t *text, int32_t length) {
  for (int32_t start = 0; start + 3 < length; start++) {
    if (!U16_IS_LEAD(text[start]) || !U16_IS_LEAD(text[start + 1])) {
      continue;
    }
    int32_t count = 2;
    while (start + count < length && U16_IS_LEAD(text[start + count])) {
      count++;
    }
    bool isMixed = count <= MOST_DIGITS && start + 2 * count <= length;
    for (int32_t index = 0; isMixed && index < count; index++) {
      isMixed = U16_IS_TRAIL(text[start + count + index]);
    }
    if (isMixed) {
      order(text + start, count);
    }
    start += 2 * count - 1;
  }
}
