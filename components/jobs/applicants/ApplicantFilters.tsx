import { useTranslations } from 'next-intl'
import { CheckBox } from '#components/ui/fields/CheckBox.tsx'
import { CheckList } from '#components/ui/fields/CheckList.tsx'
import { Select } from '#components/ui/fields/Select.tsx'
import { languages } from '#contracts/languages.ts'
import { radii } from '#contracts/lists.ts'
import { days, periods } from '#contracts/week.ts'
import type { ApplicantList } from '#lib/applicants.ts'

type ApplicantFiltersProps = {
  params: ApplicantList
  onChange: (changes: Partial<ApplicantList>) => void
  /** Online offers have no place to be near to. */
  hasPlace: boolean
}

/** Times, distance, language, and experience with the organisation. */
export function ApplicantFilters({ params, onChange, hasPlace }: ApplicantFiltersProps) {
  const t = useTranslations('applications.filters')
  const lists = useTranslations('lists')
  const common = useTranslations('common.languages')
  return (
    <div className="flex flex-col gap-5">
      <CheckBox
        label={t('served')}
        checked={params.served ?? false}
        onChange={({ target }) => onChange({ served: target.checked || undefined })}
      />
      {hasPlace && (
        <Select
          label={t('distance')}
          placeholder={t('anyDistance')}
          value={params.km ?? ''}
          options={radii.map((km) => ({ value: String(km), label: t('km', { km }) }))}
          onChange={({ target }) => onChange({ km: Number(target.value) || undefined })}
        />
      )}
      <Select
        label={t('language')}
        placeholder={t('anyLanguage')}
        value={params.language ?? ''}
        options={languages.map((value) => ({ value, label: common(value) }))}
        onChange={({ target }) => onChange({ language: languages.find((one) => one === target.value) })}
      />
      <CheckList
        label={t('days')}
        options={days.map((id) => ({ id, label: lists(`days.${id}`) }))}
        value={params.days ?? []}
        onChange={(chosen) => onChange({ days: chosen })}
      />
      <CheckList
        label={t('periods')}
        options={periods.map((id) => ({ id, label: lists(`periods.${id}`) }))}
        value={params.periods ?? []}
        onChange={(chosen) => onChange({ periods: chosen })}
      />
    </div>
  )
}
