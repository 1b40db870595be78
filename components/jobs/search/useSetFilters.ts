import { useTranslations } from 'next-intl'
import type { JobFilterName } from '#contracts/jobSearch.ts'
import type { Radius } from '#contracts/lists.ts'
import { useCountries } from '#hooks/account/countries.ts'
import { toDayMonthYear } from '#lib/dates.ts'
import { anywhere, type JobSearch, unfiltered, unfilteredForGuests, usualRadius } from '#lib/jobSearch.ts'

/** A value of a filter that is set, in the reader's words, and the search without it. */
export type SetFilter = { filter: JobFilterName; value: string; label: string; without: JobSearch }

type Choice = 'categories' | 'type' | 'skills' | 'modes' | 'languages' | 'times'
type Mark = 'verified' | 'myAge' | 'myTimes'
type Text = 'country' | 'state' | 'city' | 'startDate' | 'deadline'

const text = (search: JobSearch, filter: Text, toLabel = (value: string) => value): SetFilter[] => {
  const value = search[filter]
  return value ? [{ filter, value, label: toLabel(value), without: { ...search, [filter]: '' } }] : []
}

const list = <Filter extends Choice>(
  search: JobSearch,
  filter: Filter,
  toLabel: (value: NonNullable<JobSearch[Filter]>[number]) => string,
): SetFilter[] => {
  const values: NonNullable<JobSearch[Filter]>[number][] = search[filter] ?? []
  return values.map((value) => ({
    filter,
    value,
    label: toLabel(value),
    without: { ...search, [filter]: values.filter((other) => other !== value) },
  }))
}

const mark = (search: JobSearch, filter: Mark, label: string): SetFilter[] =>
  search[filter] ? [{ filter, value: 'true', label, without: { ...search, [filter]: undefined } }] : []

const near = (search: JobSearch, toLabel: (km: Radius) => string): SetFilter[] => {
  const value = search.area ?? search.near ?? search.placeId
  const { sort, ...unsorted } = { ...search, ...anywhere }
  const without = { ...unsorted, ...(sort !== 'distance' && { sort }) }
  return value === undefined
    ? []
    : [{ filter: 'near', value: String(value), label: toLabel(search.radiusKm ?? usualRadius), without }]
}

/** The filters of a search that `member` may use, value by value, in the order of the fields. */
export function useSetFilters(search: JobSearch, member: boolean): SetFilter[] {
  const t = useTranslations('jobs.search')
  const lists = useTranslations('lists')
  const { data: countries } = useCountries(Boolean(search.country))
  const all = [
    ...text(search, 'country', (code) => countries?.data.find(({ iso2 }) => iso2 === code)?.country ?? code),
    ...text(search, 'state'),
    ...text(search, 'city'),
    ...text(search, 'startDate', (day) => t('chips.from', { day: toDayMonthYear(day) })),
    ...text(search, 'deadline', (day) => t('chips.until', { day: toDayMonthYear(day) })),
    ...near(search, (km) =>
      search.area
        ? t('near.area')
        : search.place
          ? t('near.place', { km, place: search.place })
          : t('near.you', { km }),
    ),
    ...list(search, 'modes', (id) => lists(`jobModes.${id}`)),
    ...list(search, 'times', (id) => lists(`weekParts.${id}`)),
    ...mark(search, 'myTimes', t('only.myTimes')),
    ...list(search, 'languages', (id) => lists(`offerLanguages.${id}`)),
    ...mark(search, 'verified', t('only.verified')),
    ...mark(search, 'myAge', t('only.myAge')),
    ...list(search, 'type', (id) => lists(`jobTypes.${id}`)),
    ...list(search, 'categories', (id) => lists(`jobCategories.${id}`)),
    ...list(search, 'skills', (id) => lists(`skills.${id}`)),
  ]
  return all.filter(({ filter }) => filter in (member ? unfiltered : unfilteredForGuests))
}
