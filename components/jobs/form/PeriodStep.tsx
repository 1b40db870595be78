import { useTranslations } from 'next-intl'
import { FormDateField } from '#components/ui/form/FormDateField.tsx'
import { FormSelect } from '#components/ui/form/FormSelect.tsx'
import { FormTextField } from '#components/ui/form/FormTextField.tsx'
import { jobTypes } from '#contracts/lists.ts'
import { dayIn } from '#lib/dates.ts'
import { publicConfig } from '#lib/publicConfig.ts'

/** When it starts, until when one can apply, how long it takes and for how many. */
export function PeriodStep() {
  const t = useTranslations('jobs.form')
  const lists = useTranslations('lists.jobTypes')
  const types = [
    { value: '', label: t('chooseType') },
    ...jobTypes.map((id) => ({ value: id, label: lists(id) })),
  ]
  const number = { inputMode: 'numeric', autoComplete: 'off' } as const
  return (
    <>
      <div className="grid gap-5 md:grid-cols-2">
        <FormDateField name="startDate" label={t('startDate')} hint={t('startDateHint')} />
        <FormDateField name="deadline" label={t('deadline')} required min={dayIn(publicConfig().timeZone)} />
      </div>
      <FormSelect name="type" label={t('type')} required options={types} />
      <div className="grid gap-5 md:grid-cols-2">
        <FormTextField name="durationHours" label={t('durationHours')} required {...number} />
        <FormTextField name="durationDays" label={t('durationDays')} {...number} />
        <FormTextField name="vacancies" label={t('vacancies')} hint={t('vacanciesHint')} {...number} />
        <FormTextField name="minimumAge" label={t('minimumAge')} {...number} />
      </div>
    </>
  )
}
