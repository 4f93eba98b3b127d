#ifndef CICU_LIST_H
#define CICU_LIST_H

#include "cicu_status.h"

typedef struct CICUListFormat {
  void *raw;
} CICUListFormat;

enum { CICU_LIST_AND = 0, CICU_LIST_OR = 1, CICU_LIST_UNITS = 2 };
enum { CICU_LIST_WIDE = 0, CICU_LIST_SHORT = 1, CICU_LIST_NARROW = 2 };

CICUListFormat cicu_list_open(const char *locale, int32_t type, int32_t width, CICUStatus *status);
void cicu_list_close(CICUListFormat format);

// Joins `count` items, which stand one after the other in `text`, each of `lengths[i]` units. Writes at most `capacity`
// units and returns the full length; `starts` and `ends` take the place of each item in what was written.
int32_t cicu_list_format(CICUListFormat format, const uint16_t *text, const int32_t *lengths, int32_t count,
                         uint16_t *out, int32_t capacity, int32_t *starts, int32_t *ends, CICUStatus *status);

#endif
