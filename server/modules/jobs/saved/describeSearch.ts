import type { Language } from '#contracts/lists.ts'
import type { SearchCriteria } from '#contracts/savedSearches.ts'
import { translator } from '#i18n/translator.ts'
import { countryName } from '#lib/countryNames.ts'
import { toDayMonthYear } from '#lib/dates.ts'
import { locales } from '#lib/locales.ts'

export type DescribedSearch = { search: SearchCriteria; areaCity: string | null }

/** Says a search in the reader's words: what was typed first, then each filter; only a search for all offers has none. */
export async function describeSearch(
  { search, areaCity }: DescribedSearch,
  language: Language,
): Promise<string[]> {
  const [t, lists] = await Promise.all([translator(language, 'jobs'), translator(language, 'lists')])
  const { near, place, placeId, radiusKm: km, bounds } = search
  const where = near
    ? t('search.near.you', { km })
    : placeId !== null
      ? t('search.near.place', { km, place })
      : bounds && (areaCity ? t('search.near.areaOf', { city: areaCity }) : t('search.near.anArea'))
  return [
    search.query && t('search.chips.words', { query: search.query }),
    countryName(search.country, locales[language]),
    search.state,
    search.city,
    search.startDate && t('search.chips.from', { day: toDayMonthYear(search.startDate) }),
    search.deadline && t('search.chips.until', { day: toDayMonthYear(search.deadline) }),
    where,
    ...search.modes.map((id) => lists(`jobModes.${id}`)),
    ...search.languages.map((id) => lists(`offerLanguages.${id}`)),
    ...search.times.map((id) => lists(`weekParts.${id}`)),
    search.myTimes && t('search.only.myTimes'),
    search.verified && t('search.only.verified'),
    search.myAge && t('search.only.myAge'),
    ...search.type.map((id) => lists(`jobTypes.${id}`)),
    ...search.categories.map((id) => lists(`jobCategories.${id}`)),
    ...search.skills.map((id) => lists(`skills.${id}`)),
  ].filter((words): words is string => Boolean(words))
}
