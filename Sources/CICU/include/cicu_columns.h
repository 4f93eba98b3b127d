// How wide a character is on a terminal, from Unicode's properties.
#pragma once

#include <stdint.h>

/// 0 for what stands on top of another character or cannot be seen, 2 for East Asian wide, else 1.
int32_t cicu_columns_of(uint32_t scalar);
