import { useFormikContext } from 'formik'
import { useTranslations } from 'next-intl'
import { FormDateField } from '#components/forms/FormDateField.tsx'
import { FormSelect } from '#components/forms/FormSelect.tsx'
import type { FormTextFieldProps } from '#components/forms/FormTextField.tsx'
import { SlotGrid } from '#components/forms/SlotGrid.tsx'
import { useFormField } from '#components/forms/useFormField.ts'
import { useSentence } from '#components/forms/useSentence.ts'
import { DateField } from '#components/ui/fields/DateField.tsx'
import { Group } from '#components/ui/fields/Group.tsx'
import { TextField } from '#components/ui/fields/TextField.tsx'
import { endsAfterEvent } from '#contracts/jobForm.ts'
import { limits } from '#contracts/limits.ts'
import { durationPers, jobTypes } from '#contracts/lists.ts'
import { dayIn } from '#lib/dates.ts'
import { publicConfig } from '#lib/publicConfig.ts'
import { isOver } from './jobErrors.ts'
import type { JobValues } from './jobValues.ts'

/** Start, deadline, duration and number of places. */
export function PeriodStep() {
  const t = useTranslations('myJobs.form')
  const lists = useTranslations('lists.jobTypes')
  const pers = useTranslations('lists.durationPers')
  const types = [
    { value: '', label: t('chooseType') },
    ...jobTypes.map((id) => ({ value: id, label: lists(id) })),
  ]
  const today = dayIn(publicConfig().timeZone)
  return (
    <>
      <div className="grid gap-5 md:grid-cols-2">
        <FormDateField name="startDate" label={t('startDate')} hint={t('startDateHint')} />
        <Deadline label={t('deadline')} min={today} />
      </div>
      <FormSelect name="type" label={t('type')} required options={types} />
      <Times label={t('work_shift')} hint={t('timesHint')} />
      <div className="grid gap-5 md:grid-cols-2">
        <NumberField name="durationHours" label={t('durationHours')} required min={1} />
        <FormSelect
          name="durationPer"
          label={t('durationPer')}
          options={durationPers.map((id) => ({ value: id, label: pers(id) }))}
        />
        <NumberField name="durationDays" label={t('durationDays')} min={1} />
        <NumberField name="vacancies" label={t('vacancies')} hint={t('vacanciesHint')} min={1} />
        <NumberField name="minimumAge" label={t('minimumAge')} min={0} />
      </div>
    </>
  )
}

/** The times of a week, in slots. */
function Times({ label, hint }: { label: string; hint: string }) {
  const { field, error, setValue } = useFormField<string>('work_shift')
  return (
    <Group label={label} hint={hint} error={error}>
      <SlotGrid name="work_shift" value={field.value} onChange={setValue} invalid={Boolean(error)} />
    </Group>
  )
}

type NumberFieldProps = Pick<FormTextFieldProps, 'label' | 'hint' | 'required'> & {
  name: 'durationHours' | 'durationDays' | 'vacancies' | 'minimumAge'
  min: number
}

/** A whole number; an invalid one is refused as it is typed. */
function NumberField({ name, min, ...field }: NumberFieldProps) {
  const t = useTranslations('myJobs.form')
  const { field: input, error } = useFormField<string>(name)
  const max = limits.job[name]
  const typed = input.value.trim()
  const isRefused = typed !== '' && !(/^\d+$/.test(typed) && Number(typed) >= min && Number(typed) <= max)
  return (
    <TextField
      {...field}
      {...input}
      inputMode="numeric"
      autoComplete="off"
      error={isRefused ? t('numberRange', { min, max }) : error}
    />
  )
}

/** The last day to apply; a day that is past, or after a single event, is refused as it is chosen. */
function Deadline({ label, min }: { label: string; min: string }) {
  const getSentence = useSentence()
  const { values } = useFormikContext<JobValues>()
  const { field, error, setValue, touch } = useFormField<string | null>('deadline')
  const wrong = isOver(values) ? 'deadline-past' : endsAfterEvent(values) && 'deadline-after-event'
  return (
    <DateField
      name="deadline"
      label={label}
      required
      min={min}
      value={field.value}
      onChange={setValue}
      onBlur={touch}
      error={wrong ? getSentence(wrong) : error}
    />
  )
}
