import { useTranslations } from 'next-intl'
import { ComboBox } from '#components/ui/fields/ComboBox.tsx'
import { Select } from '#components/ui/fields/Select.tsx'
import { TextField } from '#components/ui/fields/TextField.tsx'
import { radii } from '#contracts/lists.ts'
import type { Place } from '#contracts/places.ts'
import { useCountries } from '#hooks/account/countries.ts'
import { anywhere, isPlaced, type JobSearch, usualRadius } from '#lib/jobSearch.ts'
import { CityField } from './CityField.tsx'
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
  const { data: countries } = useCountries()
  const toPlace = ({ id, name }: Pick<Place, 'id' | 'name'>) =>
    onChange({ ...anywhere, city: '', placeId: id, place: name, radiusKm: search.radiusKm ?? usualRadius })
  const toPoint = (near: string) =>
    onChange({ ...anywhere, city: '', near, radiusKm: search.radiusKm ?? usualRadius })
  return (
    <>
      <NearButtons onPlace={toPlace} onPoint={toPoint} />
      <ComboBox
        label={t('country')}
        placeholder={t('anyCountry')}
        value={search.country ?? ''}
        onChange={(country) => onChange({ country })}
        options={(countries?.data ?? []).map(({ iso2, country }) => ({ value: iso2, label: country }))}
      />
      {withState && (
        <TextField
          key={search.state}
          label={t('state')}
          defaultValue={search.state}
          onBlur={({ target }) =>
            target.value.trim() !== (search.state ?? '') && onChange({ state: target.value.trim() })
          }
          onKeyDown={(event) => event.key === 'Enter' && event.currentTarget.blur()}
        />
      )}
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
