#include "cintl_data.h"

// The compiler lists embedded files among its dependencies, so a remade pack is picked up by the next build.

static const uint8_t calendars[] = {
#embed "../../CLDRData/compiled/calendars.bin"
};

static const uint8_t corrections[] = {
#embed "../../CLDRData/compiled/corrections.bin"
};

const uint8_t *cintl_calendars(size_t *length) {
  *length = sizeof calendars;
  return calendars;
}

const uint8_t *cintl_corrections(size_t *length) {
  *length = sizeof corrections;
  return corrections;
}
