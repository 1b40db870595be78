import { useTranslations } from 'next-intl'
import { ComboBox } from '#components/ui/fields/ComboBox.tsx'
import { TextField } from '#components/ui/fields/TextField.tsx'
import { useCountries } from '#hooks/account/countries.ts'

type Place = { country?: string; state?: string; city?: string }

type PlaceFiltersProps = { params: Place; onChange: (changes: Place) => void }

/** Filters by country, and by the names of province and city. */
export function PlaceFilters({ params, onChange }: PlaceFiltersProps) {
  const t = useTranslations('common.filters')
  return (
    <>
      <CountryFilter {...{ params, onChange }} />
      <StateFilter {...{ params, onChange }} />
      <PlaceField label={t('city')} value={params.city ?? ''} onChange={(city) => onChange({ city })} />
    </>
  )
}

export function CountryFilter({ params, onChange }: PlaceFiltersProps) {
  const t = useTranslations('common.filters')
  const { data: countries } = useCountries()
  return (
    <ComboBox
      label={t('country')}
      placeholder={t('anyCountry')}
      value={params.country ?? ''}
      onChange={(country) => onChange({ country })}
      options={(countries?.data ?? []).map(({ iso2, country }) => ({ value: iso2, label: country }))}
    />
  )
}

export function StateFilter({ params, onChange }: PlaceFiltersProps) {
  const t = useTranslations('common.filters')
  return (
    <PlaceField label={t('state')} value={params.state ?? ''} onChange={(state) => onChange({ state })} />
  )
}

type PlaceFieldProps = {
  label: string
  value: string
  onChange: (place: string) => void
  /** Whether the field has the focus. */
  onTyping?: (isTyping: boolean) => void
}

/** Searches when the field loses the focus or Enter is pressed, not with each character. */
export function PlaceField({ label, value, onChange, onTyping }: PlaceFieldProps) {
  const leave = (text: string) => {
    onTyping?.(false)
    if (text !== value) onChange(text)
  }
  return (
    <TextField
      key={value}
      label={label}
      defaultValue={value}
      onFocus={() => onTyping?.(true)}
      onBlur={({ target }) => leave(target.value.trim())}
      onKeyDown={(event) => event.key === 'Enter' && event.currentTarget.blur()}
    />
  )
}
