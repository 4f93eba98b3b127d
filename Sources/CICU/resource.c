#include "cicu_resource.h"

#include <stddef.h>
#include <unicode/udata.h>
#include <unicode/ures.h>

CICUResource cicu_resource_open(int32_t part, const char *name, CICUStatus *status) {
  UErrorCode code = U_ZERO_ERROR;
  const char *package = part == CICU_RESOURCE_CURRENCY ? U_ICUDATA_NAME "-curr" : NULL;
  CICUResource resource = {ures_openDirect(package, name, &code)};
  *status = code;
  return resource;
}

void cicu_resource_close(CICUResource resource) { ures_close(resource.raw); }

CICUResource cicu_resource_child(CICUResource resource, const char *key, CICUStatus *status) {
  UErrorCode code = U_ZERO_ERROR;
  CICUResource child = {ures_getByKey(resource.raw, key, NULL, &code)};
  *status = code;
  return child;
}

CICUResource cicu_resource_child_at(CICUResource resource, int32_t index, CICUStatus *status) {
  UErrorCode code = U_ZERO_ERROR;
  CICUResource child = {ures_getByIndex(resource.raw, index, NULL, &code)};
  *status = code;
  return child;
}

int32_t cicu_resource_count(CICUResource resource) { return ures_getSize(resource.raw); }

const char *cicu_resource_key(CICUResource resource) { return ures_getKey(resource.raw); }

const uint16_t *cicu_resource_string(CICUResource resource, int32_t *length, CICUStatus *status) {
  UErrorCode code = U_ZERO_ERROR;
  const UChar *text = ures_getString(resource.raw, length, &code);
  *status = code;
  return (const uint16_t *)text;
}

const int32_t *cicu_resource_integers(CICUResource resource, int32_t *length, CICUStatus *status) {
  UErrorCode code = U_ZERO_ERROR;
  const int32_t *values = ures_getIntVector(resource.raw, length, &code);
  *status = code;
  return values;
}
