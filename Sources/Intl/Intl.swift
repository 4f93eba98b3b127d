@_exported public import IntlCore
@_exported public import IntlDates
@_exported public import IntlGrammar
@_exported public import IntlLocale
@_exported public import IntlNumbers
@_exported public import IntlTime
@_exported public import IntlUnits
