const cache = new Map<string, Intl.DisplayNames>()

// Cached by language, because creating one reads a table of names.
function namesIn(locale: string): Intl.DisplayNames {
  const known = cache.get(locale) ?? new Intl.DisplayNames([locale], { type: 'region', fallback: 'code' })
  cache.set(locale, known)
  return known
}

/** Returns the name of an ISO2 country in a locale such as `es-ES`; "" stays "". */
export const countryName = (iso2: string, locale: string): string =>
  iso2 ? (namesIn(locale).of(iso2) ?? iso2) : ''
