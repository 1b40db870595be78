import { useTranslations } from 'next-intl'
import { FormSelect } from '#components/forms/FormSelect.tsx'
import { sexes } from '#contracts/lists.ts'

/** The field `sex`, which is optional. */
export function SexSelect() {
  const t = useTranslations('account.fields')
  const lists = useTranslations('lists.sexes')
  return (
    <FormSelect
      name="sex"
      label={t('sex')}
      placeholder={t('notTold')}
      options={sexes.map((sex) => ({ value: sex, label: lists(sex) }))}
    />
  )
}
