import { useTranslations } from 'next-intl'
import { Check } from '#components/ui/icons.tsx'
import { days, periods, pickSlots, type Slot, slots } from '#contracts/week.ts'
import { getParts } from '#lib/text.ts'

type SlotGridProps = {
  name: string
  /** Comma-separated slots. */
  value: string
  onChange: (value: string) => void
  disabled?: boolean
  invalid?: boolean
}

/** The week in 21 slots, each a checkbox. */
export function SlotGrid({ name, value, onChange, disabled, invalid }: SlotGridProps) {
  const t = useTranslations('common.slots')
  const lists = useTranslations('lists')
  const chosen = pickSlots(getParts(value))
  const toggle = (slot: Slot) =>
    onChange(slots.filter((one) => chosen.includes(one) !== (one === slot)).join(','))
  return (
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
                className="relative flex h-11 items-center justify-center rounded-control border border-control bg-card transition-colors hover:border-ink has-checked:border-brand has-checked:bg-brand has-disabled:opacity-40 has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-brand mouse:h-9"
              >
                <input
                  type="checkbox"
                  className="peer absolute inset-0 cursor-pointer appearance-none outline-none"
                  name={name}
                  value={slot}
                  aria-label={t('one', { day: lists(`days.${day}`), period: lists(`periods.${period}`) })}
                  checked={chosen.includes(slot)}
                  disabled={disabled}
                  aria-invalid={invalid || undefined}
                  onChange={() => toggle(slot)}
                />
                <Check
                  size={18}
                  aria-hidden
                  className="stroke-3 text-on-brand opacity-0 peer-checked:opacity-100"
                />
              </label>
            )
          })}
        </div>
      ))}
    </div>
  )
}
