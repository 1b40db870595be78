import { useTranslations } from 'next-intl'
import type { JobFilterName } from '#contracts/jobs.ts'
import { useCountries } from '#hooks/account/countries.ts'
import { toDayMonthYear } from '#lib/dates.ts'
import { type JobSearch, unfiltered, unfilteredForGuests } from '#lib/jobSearch.ts'

/** A value of a filter that is set, in the reader's words, and the search without it. */
export type SetFilter = { filter: JobFilterName; value: string; label: string; without: JobSearch }

/** The filters of a search that `member` may use, value by value, in the order of the fields. */
export function useSetFilters(search: JobSearch, member: boolean): SetFilter[] {
  const t = useTranslations('jobs.search.chips')
  const lists = useTranslations('lists')
  const { data: countries } = useCountries(Boolean(search.country))
  const text = (
    filter: 'country' | 'state' | 'city' | 'startDate' | 'deadline',
    toLabel = (value: string) => value,
  ) => {
    const value = search[filter]
    return value ? [{ filter, value, label: toLabel(value), without: { ...search, [filter]: '' } }] : []
  }
  const list = <Value extends string>(
    filter: 'categories' | 'type' | 'skills',
    values: readonly Value[] = [],
    toLabel: (value: Value) => string,
  ) =>
    values.map((value) => ({
      filter,
      value,
      label: toLabel(value),
      without: { ...search, [filter]: values.filter((other) => other !== value) },
    }))
  const all = [
    ...text('country', (code) => countries?.data.find(({ iso2 }) => iso2 === code)?.country ?? code),
    ...text('state'),
    ...text('city'),
    ...text('startDate', (day) => t('from', { day: toDayMonthYear(day) })),
    ...text('deadline', (day) => t('until', { day: toDayMonthYear(day) })),
    ...list('type', search.type, (id) => lists(`jobTypes.${id}`)),
    ...list('categories', search.categories, (id) => lists(`jobCategories.${id}`)),
    ...list('skills', search.skills, (id) => lists(`skills.${id}`)),
  ]
  return all.filter(({ filter }) => filter in (member ? unfiltered : unfilteredForGuests))
}
