#include "cicu_list.h"

#include <stdlib.h>
#include <string.h>
#include <unicode/uformattedvalue.h>
#include <unicode/ulistformatter.h>

CICUListFormat cicu_list_open(const char *locale, int32_t type, int32_t width, CICUStatus *status) {
  UErrorCode code = U_ZERO_ERROR;
  CICUListFormat format = {
      ulistfmt_openForType(locale, (UListFormatterType)type, (UListFormatterWidth)width, &code)};
  *status = code;
  return format;
}

void cicu_list_close(CICUListFormat format) { ulistfmt_close(format.raw); }

static void find_items(const UFormattedValue *value, int32_t count, int32_t *starts, int32_t *ends, UErrorCode *code) {
  UConstrainedFieldPosition *position = ucfpos_open(code);
  ucfpos_constrainCategory(position, UFIELD_CATEGORY_LIST_SPAN, code);
  while (ufmtval_nextPosition(value, position, code)) {
    int32_t item = ucfpos_getField(position, code);
    if (item >= 0 && item < count) ucfpos_getIndexes(position, &starts[item], &ends[item], code);
  }
  ucfpos_close(position);
}

int32_t cicu_list_format(CICUListFormat format, const uint16_t *text, const int32_t *lengths, int32_t count,
                         uint16_t *out, int32_t capacity, int32_t *starts, int32_t *ends, CICUStatus *status) {
  UErrorCode code = U_ZERO_ERROR;
  int32_t length = 0;
  const UChar **items = malloc(sizeof(UChar *) * (size_t)(count + 1));
  if (items == NULL) {
    *status = U_MEMORY_ALLOCATION_ERROR;
    return 0;
  }
  const UChar *next = (const UChar *)text;
  for (int32_t i = 0; i < count; i++) {
    items[i] = next;
    next += lengths[i];
  }
  UFormattedList *list = ulistfmt_openResult(&code);
  ulistfmt_formatStringsToResult(format.raw, items, lengths, count, list, &code);
  const UFormattedValue *value = ulistfmt_resultAsValue(list, &code);
  const UChar *result = ufmtval_getString(value, &length, &code);
  if (U_SUCCESS(code)) {
    if (length <= capacity) memcpy(out, result, sizeof(UChar) * (size_t)length);
    else code = U_BUFFER_OVERFLOW_ERROR;
    UErrorCode position_code = U_ZERO_ERROR;
    find_items(value, count, starts, ends, &position_code);
    if (U_FAILURE(position_code)) code = position_code;
  }
  ulistfmt_closeResult(list);
  free(items);
  *status = code;
  return length;
}
