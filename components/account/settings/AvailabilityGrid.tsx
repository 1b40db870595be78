import { useTranslations } from 'next-intl'
import { SlotGrid } from '#components/forms/SlotGrid.tsx'
import { useFormField } from '#components/forms/useFormField.ts'
import { CheckBox } from '#components/ui/fields/CheckBox.tsx'
import { Group } from '#components/ui/fields/Group.tsx'
import { noTime } from '#contracts/week.ts'

/** When someone is free, and a checkbox for no time now. */
export function AvailabilityGrid({ name }: { name: string }) {
  const t = useTranslations('settings')
  const { field, error, setValue } = useFormField<string>(name)
  const hasNoTime = field.value === noTime
  return (
    <Group label={t('availability')} hint={t('availabilityHint')} error={error} required>
      <SlotGrid
        name={name}
        value={hasNoTime ? '' : field.value}
        onChange={setValue}
        disabled={hasNoTime}
        invalid={Boolean(error)}
      />
      <CheckBox
        className="mt-2"
        label={t('noTime')}
        checked={hasNoTime}
        onChange={() => setValue(hasNoTime ? '' : noTime)}
      />
    </Group>
  )
}
