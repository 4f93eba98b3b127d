internal import ICUBridge
internal import IntlCore
internal import IntlLocale
internal import IntlTime
internal import LocaleData

/// What `fmt doctor` finds.
struct Findings {
  /// One line of the report; `key` is its name in JSON.
  struct Fact {
    let key: String
    let title: String
    let value: String
    /// What a reader should know beside it.
    let remark: String?

    var text: String { remark.map { "\(value), \($0)" } ?? value }
  }

  private(set) var facts: [Fact] = []
  private(set) var warnings: [String] = []
  /// True when something is missing without which formatting fails.
  private(set) var lacksSomething = false

  init(environment: LocaleEnvironment) {
    addICU()
    addZones()
    addLocale(environment)
  }

  var json: JSONValue {
    var object = JSONObject(facts.map { ($0.key, .string($0.value)) })
    object.append("warnings", .strings(warnings))
    return .object(object)
  }

  private mutating func add(_ key: String, _ title: String, _ value: String, _ remark: String? = nil) {
    facts.append(Fact(key: key, title: title, value: value, remark: remark))
  }

  // MARK: ICU

  private mutating func addICU() {
    add("icu", "ICU", ICUVersion.icu)
    if ICUVersion.major != ICUVersion.compiledMajor {
      warnings.append(
        "built with the headers of ICU \(ICUVersion.compiledMajor), but ICU \(ICUVersion.major) is loaded")
    }
    do throws(ICUFailure) {
      add("cldr", "CLDR", try ICUVersion.cldr())
    } catch {
      lacksSomething = true
      warnings.append("ICU's locale data are not installed (\(error.statusName)): install the package libicu")
    }
    do throws(IntlError) {
      let corrections = try Corrections.current()
      add(
        "corrections", "corrections", String(corrections.count),
        "of \(corrections.total) facts newer than CLDR 42")
    } catch {
      lacksSomething = true
      warnings.append("the corrections cannot be read: \(error)")
    }
    add("unicode", "Unicode", ICUVersion.unicode)
    do throws(ICUFailure) {
      add("icuZoneRules", "ICU's zone rules", try ICUVersion.zoneRules(), "used for names only")
    } catch {
      warnings.append("ICU has no time zone data (\(error.statusName)): zone names are not there")
    }
  }

  // MARK: Zones

  private mutating func addZones() {
    let database = ZoneDatabase.system
    if let folder = database.folder {
      add("tzFolder", "tz database", folder)
      if let version = database.version {
        add("tzVersion", "tz version", version)
        checkAge(of: version)
      } else {
        warnings.append("\(folder) does not tell the version of its rules: it lacks the file tzdata.zi")
      }
      checkContents(of: database, in: folder)
    } else {
      lacksSomething = true
      warnings.append(
        "no tz database is installed, so only UTC and fixed offsets work: install the package tzdata")
    }
    let zone = CurrentZone()
    switch zone.source {
    case .variable: add("zone", "zone", zone.id.identifier, "from TZ")
    case .localTimeFile: add("zone", "zone", zone.id.identifier, "from /etc/localtime")
    case .nothing: add("zone", "zone", zone.id.identifier, "since nothing names one")
    case .danglingLocalTimeFile(let name):
      add("zone", "zone", zone.id.identifier, "since /etc/localtime leads to no rules")
      warnings.append("/etc/localtime is passed over: expected a zone, but found \(IntlError.quoted(name))")
    case .malformedVariable(let text):
      add("zone", "zone", zone.id.identifier, "since TZ names none")
      warnings.append("TZ is passed over: expected a zone, but found \(IntlError.quoted(text))")
    }
  }

  /// A folder that is there may still be empty, as in images that were cut down.
  private mutating func checkContents(of database: ZoneDatabase, in folder: String) {
    do throws(IntlError) {
      _ = try database.rules(for: "Europe/Paris")
    } catch  where error.kind == .malformedFile {
      lacksSomething = true
      warnings.append("\(error)")
    } catch {
      lacksSomething = true
      warnings.append("\(folder) has no rules of Europe/Paris: install the package tzdata")
    }
  }

  /// Governments change their rules several times a year; a database of the year before last has missed some.
  private mutating func checkAge(of version: String) {
    guard let year = Int(version.prefix(4)) else { return }
    do throws(IntlError) {
      let today = try ZonedDateTime(.now, zone: .utc).civil.date
      if today.year - year >= 2 {
        warnings.append(
          "the tz database is of \(year), and rules have changed since: upgrade the package tzdata")
      }
    } catch {
      warnings.append("\(error)")
    }
  }

  // MARK: Locale

  private mutating func addLocale(_ environment: LocaleEnvironment) {
    let messages = environment.choice(for: .messages)
    add("locale", "locale", messages.locale.identifier, Self.source(messages))
    for category in LocaleEnvironment.Category.allCases where category != .messages {
      let choice = environment.choice(for: category)
      if choice.locale != messages.locale {
        add(category.rawValue, category.rawValue, choice.locale.identifier, Self.source(choice))
      }
    }
    if environment.languages != [messages.locale] {
      add("languages", "languages", environment.languages.map(\.identifier).joined(separator: ", "))
    }
    for (variable, error) in environment.unreadable.sorted(by: { $0.key < $1.key }) {
      warnings.append("\(variable) is passed over: \(error)")
    }
    let available = Set(AvailableLocales.all.map(\.language))
    if !available.isEmpty, !available.contains(messages.locale.language) {
      warnings.append("ICU has no data for \(messages.locale): English stands in")
    }
  }

  private static func source(_ choice: LocaleEnvironment.Choice) -> String {
    choice.variable.map { "from \($0)" } ?? "since no variable names one"
  }
}
