#ifndef CICU_RESOURCE_H
#define CICU_RESOURCE_H

#include "cicu_status.h"

// A node of ICU's resource data: a table, an array or a value.
typedef struct CICUResource {
  void *raw;
} CICUResource;

// The parts of ICU's data: what has no part of its own, and the currencies.
enum { CICU_RESOURCE_GENERAL = 0, CICU_RESOURCE_CURRENCY = 1 };

// The bundle of exactly this name, without the fallback that locales have.
CICUResource cicu_resource_open(int32_t part, const char *name, CICUStatus *status);
void cicu_resource_close(CICUResource resource);

// What stands below a table or an array; to be closed too.
CICUResource cicu_resource_child(CICUResource resource, const char *key, CICUStatus *status);
CICUResource cicu_resource_child_at(CICUResource resource, int32_t index, CICUStatus *status);

int32_t cicu_resource_count(CICUResource resource);

// The key in the table above; null for the members of an array. Lives as long as the data.
const char *cicu_resource_key(CICUResource resource);

// A value. Lives as long as the data.
const uint16_t *cicu_resource_string(CICUResource resource, int32_t *length, CICUStatus *status);
const int32_t *cicu_resource_integers(CICUResource resource, int32_t *length, CICUStatus *status);

#endif
