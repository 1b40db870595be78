import { useTranslations } from 'next-intl'
import { Check } from '#components/ui/icons.tsx'
import type { FieldProps } from '../fields/Field.tsx'
import { Group } from '../fields/Group.tsx'

export type ChipGroupProps<Value extends string> = FieldProps & {
  name?: string
  value: readonly Value[]
  onChange: (value: Value[]) => void
  options: readonly { id: Value; label: string }[]
  /** How many may be chosen; then the others are disabled. */
  max?: number
}

const chip =
  'inline-flex min-h-11 items-center gap-1.5 rounded-pill border border-control px-4 py-1.5 text-sm transition-colors ' +
  'hover:border-ink has-checked:border-brand has-checked:bg-brand-soft has-checked:font-semibold has-checked:text-brand ' +
  'has-disabled:cursor-not-allowed has-disabled:opacity-50 has-disabled:hover:border-control mouse:min-h-9 ' +
  'has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-brand'

/** A multiple choice as chips; Tab moves between them, Space chooses. */
export function ChipGroup<Value extends string>({
  name,
  value,
  onChange,
  options,
  max,
  ...field
}: ChipGroupProps<Value>) {
  const t = useTranslations('common')
  const full = max !== undefined && value.length >= max
  const toggle = (choice: Value) =>
    onChange(value.includes(choice) ? value.filter((chosen) => chosen !== choice) : [...value, choice])
  const count = max === undefined ? undefined : t('ui.chosen', { count: value.length, max })
  return (
    <Group {...field} aside={count && <output className="ml-auto shrink-0 text-muted">{count}</output>}>
      <div className="flex flex-wrap gap-2">
        {options.map((option) => {
          const chosen = value.includes(option.id)
          return (
            <label key={option.id} className={chip}>
              <input
                type="checkbox"
                className="sr-only"
                name={name}
                value={option.id}
                checked={chosen}
                disabled={full && !chosen}
                aria-invalid={field.error ? true : undefined}
                onChange={() => toggle(option.id)}
              />
              {chosen && <Check size={16} aria-hidden="true" />}
              {option.label}
            </label>
          )
        })}
      </div>
    </Group>
  )
}
