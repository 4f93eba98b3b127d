#include "craw_grammar.h"

#include <stdlib.h>
#include <unicode/ulistformatter.h>
#include <unicode/upluralrules.h>

#include "narrow.h"

struct CRawPlural {
  UPluralRules *rules;
  UChar units[CRAW_UNITS];
  uint8_t bytes[CRAW_BYTES];
};

CRawPlural *craw_plural_open(const char *locale, bool ordinal) {
  UErrorCode status = U_ZERO_ERROR;
  UPluralRules *rules =
    uplrules_openForType(locale, ordinal ? UPLURAL_TYPE_ORDINAL : UPLURAL_TYPE_CARDINAL, &status);
  if (U_FAILURE(status)) return NULL;
  CRawPlural *plural = malloc(sizeof *plural);
  if (plural == NULL) abort();
  plural->rules = rules;
  return plural;
}

void craw_plural_close(CRawPlural *plural) {
  uplrules_close(plural->rules);
  free(plural);
}

CRawText craw_plural_select(CRawPlural *plural, double value) {
  UErrorCode status = U_ZERO_ERROR;
  int32_t count = uplrules_select(plural->rules, value, plural->units, CRAW_UNITS, &status);
  if (U_FAILURE(status)) return craw_failed;
  return craw_narrow(plural->units, count, plural->bytes);
}

enum { CRAW_ITEMS = 8 };

struct CRawList {
  UListFormatter *format;
  int32_t count;
  int32_t used;
  int32_t lengths[CRAW_ITEMS];
  const UChar *starts[CRAW_ITEMS];
  UChar items[CRAW_UNITS];
  UChar units[CRAW_UNITS];
  uint8_t bytes[CRAW_BYTES];
};

CRawList *craw_list_open(const char *locale) {
  UErrorCode status = U_ZERO_ERROR;
  UListFormatter *format = ulistfmt_open(locale, &status);
  if (U_FAILURE(status)) return NULL;
  CRawList *list = malloc(sizeof *list);
  if (list == NULL) abort();
  list->format = format;
  list->count = 0;
  list->used = 0;
  return list;
}

void craw_list_close(CRawList *list) {
  ulistfmt_close(list->format);
  free(list);
}

bool craw_list_add(CRawList *list, const uint8_t *bytes, int32_t count) {
  if (list->count == CRAW_ITEMS || count > CRAW_UNITS - list->used) return false;
  UChar *start = list->items + list->used;
  int32_t length = craw_widen(bytes, count, start);
  list->starts[list->count] = start;
  list->lengths[list->count] = length;
  list->used += length;
  list->count += 1;
  return true;
}

CRawText craw_list_format(CRawList *list) {
  UErrorCode status = U_ZERO_ERROR;
  int32_t count = ulistfmt_format(
    list->format, list->starts, list->lengths, list->count, list->units, CRAW_UNITS, &status);
  list->count = 0;
  list->used = 0;
  if (U_FAILURE(status)) return craw_failed;
  return craw_narrow(list->units, count, list->bytes);
}
