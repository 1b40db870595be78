import { useTranslations } from 'next-intl'
import { useFormField } from '#components/forms/useFormField.ts'
import { ChipGroup } from '#components/ui/buttons/ChipGroup.tsx'
import { limits } from '#contracts/limits.ts'
import { interests } from '#contracts/lists.ts'
import { getParts } from '#lib/text.ts'

/** Interests as chips of the surrounding form; the value is sent as "education,sports". */
export function InterestChips({ name }: { name: string }) {
  const t = useTranslations('settings')
  const lists = useTranslations('lists.interests')
  const { field, error, setValue } = useFormField<string>(name)
  const chosen = getParts(field.value)
  return (
    <ChipGroup
      name={name}
      label={t('interests')}
      hint={t('interestsHint')}
      options={interests.map((id) => ({ id, label: lists(id) }))}
      value={interests.filter((one) => chosen.includes(one))}
      onChange={(next) => setValue(next.join(','))}
      max={limits.interests}
      error={error}
      required
    />
  )
}
