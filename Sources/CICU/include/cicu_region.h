#ifndef CICU_REGION_H
#define CICU_REGION_H

#include "cicu_status.h"

#include <stdbool.h>

// Facts that the region of a locale decides. All take ICU's spelling of the locale.

typedef struct CICUWeek {
  int32_t first_weekday;  // 1 is Sunday
  int32_t minimum_days;
  int32_t weekend_start;  // the first weekday of the weekend
  int32_t weekend_end;    // the last one
} CICUWeek;

CICUWeek cicu_region_week(const char *name, CICUStatus *status);

enum { CICU_MEASURES_METRIC = 0, CICU_MEASURES_US = 1, CICU_MEASURES_UK = 2 };
int32_t cicu_region_measures(const char *name, CICUStatus *status);

// The paper's height and width in millimetres.
void cicu_region_paper(const char *name, int32_t *height, int32_t *width, CICUStatus *status);

// The calendar that the region prefers, in ICU's spelling.
int32_t cicu_region_calendar(const char *name, char *out, int32_t capacity, CICUStatus *status);

// The hour cycle that the locale's time patterns use: 11, 12, 23 or 24.
int32_t cicu_region_hour_cycle(const char *name, CICUStatus *status);

enum {
  CICU_QUOTATION_START = 0,
  CICU_QUOTATION_END = 1,
  CICU_ALTERNATE_QUOTATION_START = 2,
  CICU_ALTERNATE_QUOTATION_END = 3,
};
int32_t cicu_region_delimiter(const char *name, int32_t which, uint16_t *out, int32_t capacity, CICUStatus *status);

// The name of the numbering system in use.
int32_t cicu_region_numbering(const char *name, char *out, int32_t capacity, CICUStatus *status);

#endif
