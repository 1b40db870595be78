import { object } from 'yup'
import type { CountryList } from '#contracts/account.ts'
import type { Language } from '#contracts/lists.ts'
import { countryCodes } from '#lib/countryCodes.ts'
import { locales } from '#lib/locales.ts'
import { query } from '#server/platform/http/index.ts'

const lists = new Map<Language, CountryList>()

/** GET /api/countries: lists every country by its name in the requested language, in that language's order. */
export const listCountries = query({
  access: 'guest',
  bearer: 'ignored',
  input: object({}),
  run: async (_input, { language }) => {
    const list = lists.get(language) ?? countriesIn(language)
    lists.set(language, list)
    return list
  },
})

function countriesIn(language: Language): CountryList {
  const names = new Intl.DisplayNames(locales[language], { type: 'region' })
  const { compare } = new Intl.Collator(locales[language])
  const data = countryCodes.map((iso2) => ({ iso2, country: names.of(iso2) ?? iso2 }))
  return { data: data.sort((one, other) => compare(one.country, other.country)) }
}
