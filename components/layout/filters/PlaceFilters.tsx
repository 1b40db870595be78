import { useTranslations } from 'next-intl'
import { ComboBox } from '#components/ui/ComboBox.tsx'
import { TextField } from '#components/ui/TextField.tsx'
import { useCountries } from '#hooks/countries.ts'

type Place = { country?: string; state?: string; city?: string }

interface PlaceFiltersProps {
  params: Place
  onChange: (changes: Place) => void
  /** What is listed shows its province too. */
  withState?: boolean
}

/** Where: a country of the list, and a province and a city by their names. */
export function PlaceFilters({ params, onChange, withState = true }: PlaceFiltersProps) {
  const t = useTranslations('common.filters')
  const { data: countries } = useCountries()
  return (
    <>
      <ComboBox
        label={t('country')}
        placeholder={t('anyCountry')}
        value={params.country ?? ''}
        onChange={(country) => onChange({ country })}
        options={(countries?.data ?? []).map(({ iso2, country }) => ({ value: iso2, label: country }))}
      />
      {withState && (
        <PlaceField label={t('state')} value={params.state ?? ''} onChange={(state) => onChange({ state })} />
      )}
      <PlaceField label={t('city')} value={params.city ?? ''} onChange={(city) => onChange({ city })} />
    </>
  )
}

type PlaceFieldProps = { label: string; value: string; onChange: (place: string) => void }

/** A place is searched when its field is left or Enter is pressed, not with each letter. */
function PlaceField({ label, value, onChange }: PlaceFieldProps) {
  return (
    <TextField
      key={value}
      label={label}
      defaultValue={value}
      onBlur={(event) => event.target.value.trim() !== value && onChange(event.target.value.trim())}
      onKeyDown={(event) => event.key === 'Enter' && event.currentTarget.blur()}
    />
  )
}
