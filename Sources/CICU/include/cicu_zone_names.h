#ifndef CICU_ZONE_NAMES_H
#define CICU_ZONE_NAMES_H

#include "cicu_status.h"

#include <stdbool.h>

// The names of zones in one locale. ICU's object is constant and may be shared between threads.
typedef struct CICUZoneNames { void *raw; } CICUZoneNames;

// One zone as ICU knows it, with ICU's own (often outdated) rules. Constant and shareable too.
typedef struct CICUZone { void *raw; } CICUZone;

typedef enum CICUZoneStyle {
  CICU_ZONE_GENERIC_LOCATION = 0,
  CICU_ZONE_GENERIC_LONG = 1,
  CICU_ZONE_GENERIC_SHORT = 2,
  CICU_ZONE_SPECIFIC_LONG = 3,
  CICU_ZONE_SPECIFIC_SHORT = 4,
  CICU_ZONE_LOCALIZED_GMT = 5,
  CICU_ZONE_LOCALIZED_GMT_SHORT = 6,
  CICU_ZONE_ID_SHORT = 18,
  CICU_ZONE_EXEMPLAR_CITY = 19,
} CICUZoneStyle;

typedef enum CICUZoneNameType {
  CICU_ZONE_NAME_LONG_GENERIC = 0x01,
  CICU_ZONE_NAME_LONG_STANDARD = 0x02,
  CICU_ZONE_NAME_LONG_DAYLIGHT = 0x04,
  CICU_ZONE_NAME_SHORT_GENERIC = 0x08,
  CICU_ZONE_NAME_SHORT_STANDARD = 0x10,
  CICU_ZONE_NAME_SHORT_DAYLIGHT = 0x20,
} CICUZoneNameType;

CICUZoneNames cicu_zone_names_open(const char *locale, CICUStatus *status);
void cicu_zone_names_close(CICUZoneNames names);

// A null zone when ICU does not know the identifier; that is no failure.
CICUZone cicu_zone_open(const char *id, CICUStatus *status);
void cicu_zone_close(CICUZone zone);

// ICU's own offset at an instant, in seconds east of UTC: standard time, and what daylight time adds.
void cicu_zone_offset(
    CICUZone zone, double milliseconds, int32_t *standard, int32_t *daylight, CICUStatus *status);

// What ICU prints for the zone at an instant. Like the two below: writes at most `capacity` units and returns the
// full length.
int32_t cicu_zone_names_text(
    CICUZoneNames names, CICUZone zone, int32_t style, double milliseconds, uint16_t *out, int32_t capacity,
    CICUStatus *status);

// One given name of the zone at an instant, whichever time is in force; empty when CLDR has none.
int32_t cicu_zone_names_name(
    CICUZoneNames names, CICUZone zone, int32_t type, double milliseconds, uint16_t *out, int32_t capacity,
    CICUStatus *status);

// "GMT-7" or "GMT-07:00" in the locale's words and digits.
int32_t cicu_zone_names_offset(
    CICUZoneNames names, int32_t seconds, bool isShort, uint16_t *out, int32_t capacity, CICUStatus *status);

#endif
