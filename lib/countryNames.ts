const cache = new Map<string, Intl.DisplayNames>()

// Making one reads a table of names: once a language, not once a card.
function namesIn(locale: string): Intl.DisplayNames {
  const known = cache.get(locale) ?? new Intl.DisplayNames([locale], { type: 'region', fallback: 'code' })
  cache.set(locale, known)
  return known
}

/** ISO2 -> the country's name in a language of the web (`es-ES`); "" stays "". */
export const countryName = (iso2: string, locale: string): string =>
  iso2 ? (namesIn(locale).of(iso2) ?? iso2) : ''
