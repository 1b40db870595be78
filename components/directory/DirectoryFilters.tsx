import { useTranslations } from 'next-intl'
import { CheckList } from '#components/ui/CheckList.tsx'
import { ComboBox } from '#components/ui/ComboBox.tsx'
import { TextField } from '#components/ui/TextField.tsx'
import { days, interests, periods } from '#contracts/lists.ts'
import { useCountries } from '#hooks/countries.ts'
import { type Directory, mostInterests } from '#lib/directory.ts'

interface DirectoryFiltersProps {
  asked: Directory
  onChange: (changes: Directory) => void
  /** Volunteers are also looked for by when they are free. */
  withTimes: boolean
}

/** Where they are, what moves them and when they have time. */
export function DirectoryFilters({ asked, onChange, withTimes }: DirectoryFiltersProps) {
  const t = useTranslations('directory')
  const lists = useTranslations('lists')
  const { data: countries } = useCountries()
  return (
    <div className="flex flex-col gap-5">
      <ComboBox
        label={t('country')}
        placeholder={t('anyCountry')}
        value={asked.country ?? ''}
        onChange={(country) => onChange({ country })}
        options={(countries?.data ?? []).map(({ iso2, country }) => ({ value: iso2, label: country }))}
      />
      <PlaceField label={t('state')} value={asked.state ?? ''} onChange={(state) => onChange({ state })} />
      <PlaceField label={t('city')} value={asked.city ?? ''} onChange={(city) => onChange({ city })} />
      <CheckList
        label={t('interests')}
        options={interests.map((id) => ({ id, label: lists(`interests.${id}`) }))}
        value={asked.categories ?? []}
        // The last choices win: more at once would find nobody.
        onChange={(categories) => onChange({ categories: categories.slice(-mostInterests) })}
        shown={8}
      />
      {withTimes && (
        <>
          <CheckList
            label={t('days')}
            options={days.map((id) => ({ id, label: lists(`days.${id}`) }))}
            value={asked.days ?? []}
            onChange={(chosen) => onChange({ days: chosen })}
          />
          <CheckList
            label={t('periods')}
            options={periods.map((id) => ({ id, label: lists(`periods.${id}`) }))}
            value={asked.periods ?? []}
            onChange={(chosen) => onChange({ periods: chosen })}
          />
        </>
      )}
    </div>
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
