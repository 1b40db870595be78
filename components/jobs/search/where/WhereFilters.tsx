import { useTranslations } from 'next-intl'
import { CountryFilter, StateFilter } from '#components/layout/filters/PlaceFilters.tsx'
import { CityField } from '#components/places/CityField.tsx'
import { Select } from '#components/ui/fields/Select.tsx'
import { radii } from '#contracts/lists.ts'
import type { Place } from '#contracts/places.ts'
import { anywhere, isPlaced, type JobSearch, usualRadius } from '#lib/jobSearch.ts'
import { NearButtons } from './NearButtons.tsx'

type WhereFiltersProps = {
  search: JobSearch
  onChange: (changes: JobSearch) => void
  /** The province is what members search by. */
  withState: boolean
}

/** Where offers are: near the reader or a city, or by the names of country, province and city. */
export function WhereFilters({ search, onChange, withState }: WhereFiltersProps) {
  const t = useTranslations('common.filters')
  const toPlace = ({ id, name }: Pick<Place, 'id' | 'name'>) =>
    onChange({ ...anywhere, city: '', placeId: id, place: name, radiusKm: search.radiusKm ?? usualRadius })
  const toPoint = (near: string) =>
    onChange({ ...anywhere, city: '', near, radiusKm: search.radiusKm ?? usualRadius })
  return (
    <>
      <NearButtons onPlace={toPlace} onPoint={toPoint} />
      <CountryFilter params={search} onChange={onChange} />
      {withState && <StateFilter params={search} onChange={onChange} />}
      <CityField
        label={t('city')}
        value={search.place ?? search.city ?? ''}
        country={search.country}
        onPlace={toPlace}
        onText={(city) => onChange({ ...anywhere, city })}
      />
      {isPlaced(search) && <Distance search={search} onChange={onChange} />}
    </>
  )
}

function Distance({ search, onChange }: Pick<WhereFiltersProps, 'search' | 'onChange'>) {
  const t = useTranslations('jobs.search.near')
  return (
    <Select
      label={t('radius')}
      value={search.radiusKm ?? usualRadius}
      options={radii.map((km) => ({ value: String(km), label: t('within', { km }) }))}
      onChange={({ target }) => onChange({ radiusKm: radii.find((km) => String(km) === target.value) })}
    />
  )
}
