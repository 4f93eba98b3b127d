// Not part of the interface: shared by the files that format numbers.
#ifndef CICU_DIGIT_PAIRS_H
#define CICU_DIGIT_PAIRS_H

#include <stdint.h>

// Puts the halves of digits beyond U+FFFF in order where ICU mixed them.
//
// ICU writes the digits of an exponent from the lowest up, each one unit further left than the end of those before it.
// For digits of one unit that is right. Of two digits of two units it makes both high halves and then both low ones:
// the high halves in the order in which the digits were written, the low halves the other way round. No right text has
// two high halves in a row, so nothing else is touched.
void cicu_order_digit_pairs(uint16_t *text, int32_t length);

#endif
