// Plural categories and lists by ICU.
#ifndef CRAW_GRAMMAR_H
#define CRAW_GRAMMAR_H

#include <stdbool.h>
#include <stdint.h>

#include "craw_text.h"

/// A `UPluralRules` and its buffers.
typedef struct CRawPlural CRawPlural;
CRawPlural *craw_plural_open(const char *locale, bool ordinal);
void craw_plural_close(CRawPlural *plural);
/// The keyword of a number.
CRawText craw_plural_select(CRawPlural *plural, double value);

/// A `UListFormatter` and its buffers.
typedef struct CRawList CRawList;
CRawList *craw_list_open(const char *locale);
void craw_list_close(CRawList *list);
/// Sets the items aside as the texts of the next list; false when they are too many or too long.
bool craw_list_add(CRawList *list, const uint8_t *bytes, int32_t count);
/// The list of the items added since the last one.
CRawText craw_list_format(CRawList *list);

#endif
