#ifndef CINTL_DATA_H
#define CINTL_DATA_H

#include <stddef.h>
#include <stdint.h>

// The packs of CLDRData/compiled, embedded when this file's target is compiled. Static, never null.
const uint8_t *cintl_calendars(size_t *length);
const uint8_t *cintl_corrections(size_t *length);

#endif
