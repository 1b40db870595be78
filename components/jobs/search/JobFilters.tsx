import { useTranslations } from 'next-intl'
import { CheckList } from '#components/ui/CheckList.tsx'
import { ComboBox } from '#components/ui/ComboBox.tsx'
import { DateField } from '#components/ui/DateField.tsx'
import { TextField } from '#components/ui/TextField.tsx'
import type { JobFacets } from '#contracts/jobs.ts'
import { jobCategories, jobTypes, skills } from '#contracts/lists.ts'
import { useCountries } from '#hooks/countries.ts'
import type { JobSearch } from '#lib/jobSearch.ts'

interface JobFiltersProps {
  search: JobSearch
  facets?: JobFacets
  onChange: (changes: JobSearch) => void
}

/** Every filter of the search; each shows how many offers it would leave. */
export function JobFilters({ search, facets, onChange }: JobFiltersProps) {
  const t = useTranslations('jobs.search')
  const lists = useTranslations('lists')
  const { data: countries } = useCountries()
  return (
    <div className="flex flex-col gap-5">
      <ComboBox
        label={t('country')}
        placeholder={t('anyCountry')}
        value={search.country ?? ''}
        onChange={(country) => onChange({ country })}
        options={(countries?.data ?? []).map(({ iso2, country }) => ({ value: iso2, label: country }))}
      />
      <PlaceField label={t('state')} value={search.state ?? ''} onChange={(state) => onChange({ state })} />
      <PlaceField label={t('city')} value={search.city ?? ''} onChange={(city) => onChange({ city })} />
      <DateField
        label={t('startDate')}
        value={search.startDate ?? null}
        onChange={(startDate) => onChange({ startDate: startDate ?? '' })}
      />
      <DateField
        label={t('deadline')}
        value={search.deadline ?? null}
        onChange={(deadline) => onChange({ deadline: deadline ?? '' })}
      />
      <CheckList
        label={t('type')}
        options={jobTypes.map((id) => ({ id, label: lists(`jobTypes.${id}`), count: facets?.type[id] }))}
        value={search.type ?? []}
        onChange={(type) => onChange({ type })}
      />
      <CheckList
        label={t('categories')}
        options={jobCategories.map((id) => ({
          id,
          label: lists(`jobCategories.${id}`),
          count: facets?.categories[id],
        }))}
        value={search.categories ?? []}
        onChange={(categories) => onChange({ categories })}
        shown={8}
      />
      <CheckList
        label={t('skills')}
        options={skills.map((id) => ({ id, label: lists(`skills.${id}`) }))}
        value={search.skills ?? []}
        onChange={(chosen) => onChange({ skills: chosen })}
        shown={6}
      />
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
