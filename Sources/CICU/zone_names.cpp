// C++ because ICU's C API has no zone names apart from what its own rules pick at an instant, and its rules are older
// than the system's.

extern "C" {
#include "cicu_zone_names.h"
}

#include <unicode/locid.h>
#include <unicode/timezone.h>
#include <unicode/tzfmt.h>
#include <unicode/tznames.h>
#include <unicode/unistr.h>

#define MIRRORS(ours, theirs) static_assert((int)(ours) == (int)(theirs), #ours " differs from " #theirs)

MIRRORS(CICU_ZONE_GENERIC_LOCATION, UTZFMT_STYLE_GENERIC_LOCATION);
MIRRORS(CICU_ZONE_GENERIC_LONG, UTZFMT_STYLE_GENERIC_LONG);
MIRRORS(CICU_ZONE_GENERIC_SHORT, UTZFMT_STYLE_GENERIC_SHORT);
MIRRORS(CICU_ZONE_SPECIFIC_LONG, UTZFMT_STYLE_SPECIFIC_LONG);
MIRRORS(CICU_ZONE_SPECIFIC_SHORT, UTZFMT_STYLE_SPECIFIC_SHORT);
MIRRORS(CICU_ZONE_LOCALIZED_GMT, UTZFMT_STYLE_LOCALIZED_GMT);
MIRRORS(CICU_ZONE_LOCALIZED_GMT_SHORT, UTZFMT_STYLE_LOCALIZED_GMT_SHORT);
MIRRORS(CICU_ZONE_ID_SHORT, UTZFMT_STYLE_ZONE_ID_SHORT);
MIRRORS(CICU_ZONE_EXEMPLAR_CITY, UTZFMT_STYLE_EXEMPLAR_LOCATION);
MIRRORS(CICU_ZONE_NAME_LONG_GENERIC, UTZNM_LONG_GENERIC);
MIRRORS(CICU_ZONE_NAME_LONG_STANDARD, UTZNM_LONG_STANDARD);
MIRRORS(CICU_ZONE_NAME_LONG_DAYLIGHT, UTZNM_LONG_DAYLIGHT);
MIRRORS(CICU_ZONE_NAME_SHORT_GENERIC, UTZNM_SHORT_GENERIC);
MIRRORS(CICU_ZONE_NAME_SHORT_STANDARD, UTZNM_SHORT_STANDARD);
MIRRORS(CICU_ZONE_NAME_SHORT_DAYLIGHT, UTZNM_SHORT_DAYLIGHT);

namespace {

const icu::TimeZoneFormat *names_of(CICUZoneNames names) { return (const icu::TimeZoneFormat *)names.raw; }

const icu::TimeZone *zone_of(CICUZone zone) { return (const icu::TimeZone *)zone.raw; }

int32_t extract(const icu::UnicodeString &text, uint16_t *out, int32_t capacity, UErrorCode code, CICUStatus *status) {
  int32_t length = 0;
  if (text.isBogus()) {
    *status = code;
    return 0;
  }
  length = text.extract((UChar *)out, capacity, code);
  *status = code;
  return length;
}

}  // namespace

extern "C" {

CICUZoneNames cicu_zone_names_open(const char *locale, CICUStatus *status) {
  UErrorCode code = U_ZERO_ERROR;
  icu::TimeZoneFormat *names = icu::TimeZoneFormat::createInstance(icu::Locale(locale), code);
  *status = code;
  return CICUZoneNames{names};
}

void cicu_zone_names_close(CICUZoneNames names) { delete (icu::TimeZoneFormat *)names.raw; }

CICUZone cicu_zone_open(const char *id, CICUStatus *status) {
  *status = U_ZERO_ERROR;
  icu::TimeZone *zone = icu::TimeZone::createTimeZone(icu::UnicodeString(id, -1, US_INV));
  if (zone == nullptr) {
    *status = U_MEMORY_ALLOCATION_ERROR;
    return CICUZone{nullptr};
  }
  if (*zone == icu::TimeZone::getUnknown()) {
    delete zone;
    return CICUZone{nullptr};
  }
  return CICUZone{zone};
}

void cicu_zone_close(CICUZone zone) { delete (icu::TimeZone *)zone.raw; }

void cicu_zone_offset(
    CICUZone zone, double milliseconds, int32_t *standard, int32_t *daylight, CICUStatus *status) {
  UErrorCode code = U_ZERO_ERROR;
  int32_t raw = 0;
  int32_t saving = 0;
  zone_of(zone)->getOffset(milliseconds, false, raw, saving, code);
  *standard = raw / 1000;
  *daylight = saving / 1000;
  *status = code;
}

int32_t cicu_zone_names_text(
    CICUZoneNames names, CICUZone zone, int32_t style, double milliseconds, uint16_t *out, int32_t capacity,
    CICUStatus *status) {
  icu::UnicodeString text;
  names_of(names)->format((UTimeZoneFormatStyle)style, *zone_of(zone), milliseconds, text);
  return extract(text, out, capacity, U_ZERO_ERROR, status);
}

int32_t cicu_zone_names_name(
    CICUZoneNames names, CICUZone zone, int32_t type, double milliseconds, uint16_t *out, int32_t capacity,
    CICUStatus *status) {
  UErrorCode code = U_ZERO_ERROR;
  icu::UnicodeString id;
  icu::UnicodeString canonical;
  icu::TimeZone::getCanonicalID(zone_of(zone)->getID(id), canonical, code);
  if (U_FAILURE(code)) {
    // A zone of a fixed offset has no names.
    *status = U_ZERO_ERROR;
    return 0;
  }
  icu::UnicodeString text;
  names_of(names)->getTimeZoneNames()->getDisplayName(canonical, (UTimeZoneNameType)type, milliseconds, text);
  return extract(text, out, capacity, U_ZERO_ERROR, status);
}

int32_t cicu_zone_names_offset(
    CICUZoneNames names, int32_t seconds, bool isShort, uint16_t *out, int32_t capacity, CICUStatus *status) {
  UErrorCode code = U_ZERO_ERROR;
  icu::UnicodeString text;
  if (isShort) {
    names_of(names)->formatOffsetShortLocalizedGMT(seconds * 1000, text, code);
  } else {
    names_of(names)->formatOffsetLocalizedGMT(seconds * 1000, text, code);
  }
  return extract(text, out, capacity, code, status);
}

}  // extern "C"
