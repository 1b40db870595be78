import { useTranslations } from 'next-intl'
import { useFormField } from '#components/forms/useFormField.ts'
import { CheckBox } from '#components/ui/fields/CheckBox.tsx'
import { Group } from '#components/ui/fields/Group.tsx'
import { Check } from '#components/ui/icons.tsx'
import { days, noTime, periods, type Slot, slots } from '#contracts/lists.ts'
import { getParts } from '#lib/text.ts'

/** The week in 21 slots, and a checkbox for no time now. */
export function AvailabilityGrid({ name, required }: { name: string; required?: boolean }) {
  const t = useTranslations('settings')
  const lists = useTranslations('lists')
  const { field, error, setValue } = useFormField<string>(name)
  const hasNoTime = field.value === noTime
  const chosen = hasNoTime ? [] : getParts(field.value)
  const toggle = (slot: Slot) =>
    setValue(slots.filter((one) => chosen.includes(one) !== (one === slot)).join(','))
  return (
    <Group label={t('availability')} hint={t('availabilityHint')} error={error} required={required}>
      <div className="grid grid-cols-[minmax(84px,auto)_repeat(3,1fr)] items-center gap-1.5 text-sm">
        <span />
        {periods.map((period) => (
          <span key={period} aria-hidden className="pb-1 text-center text-muted">
            {lists(`periods.${period}`)}
          </span>
        ))}
        {days.map((day) => (
          <div key={day} className="contents">
            <span aria-hidden>{lists(`days.${day}`)}</span>
            {periods.map((period) => {
              const slot: Slot = `${day}-${period}`
              return (
                <label
                  key={slot}
                  className="relative flex h-11 items-center justify-center rounded-control border border-control bg-card transition-colors hover:border-ink has-checked:border-brand has-checked:bg-brand has-disabled:opacity-40 has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-brand md:h-9"
                >
                  <input
                    type="checkbox"
                    className="peer absolute inset-0 cursor-pointer appearance-none outline-none"
                    name={name}
                    value={slot}
                    aria-label={t('slot', { day: lists(`days.${day}`), period: lists(`periods.${period}`) })}
                    checked={chosen.includes(slot)}
                    disabled={hasNoTime}
                    aria-invalid={error ? true : undefined}
                    onChange={() => toggle(slot)}
                  />
                  <Check
                    size={18}
                    strokeWidth={3}
                    aria-hidden
                    className="text-on-brand opacity-0 peer-checked:opacity-100"
                  />
                </label>
              )
            })}
          </div>
        ))}
      </div>
      <CheckBox
        className="mt-2"
        label={t('noTime')}
        checked={hasNoTime}
        onChange={() => setValue(hasNoTime ? '' : noTime)}
      />
    </Group>
  )
}
