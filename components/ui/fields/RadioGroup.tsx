import clsx from 'clsx'
import { useId } from 'react'
import type { FieldProps } from './Field.tsx'
import { Group } from './Group.tsx'
import type { Option } from './Select.tsx'

export type RadioGroupProps<Value extends string> = FieldProps & {
  name?: string
  value: Value | ''
  onChange: (value: Value) => void
  options: readonly (Option<Value> & { hint?: string; disabled?: boolean })[]
  /** Side by side where there is space. */
  inline?: boolean
}

/** A single choice. */
export function RadioGroup<Value extends string>({
  name,
  value,
  onChange,
  options,
  inline,
  ...field
}: RadioGroupProps<Value>) {
  const ownName = useId()
  return (
    <Group {...field}>
      <div className={clsx('flex flex-col', inline && 'sm:flex-row sm:flex-wrap sm:gap-x-6')}>
        {options.map((option) => (
          <label
            key={option.value}
            className={clsx('flex min-h-11 items-start gap-3', option.hint ? 'py-1.5' : 'py-2.5')}
          >
            <input
              type="radio"
              name={name ?? ownName}
              value={option.value}
              checked={value === option.value}
              disabled={option.disabled}
              aria-invalid={field.error ? true : undefined}
              onChange={() => onChange(option.value)}
              className={clsx(
                'mt-px size-5.5 shrink-0 appearance-none rounded-pill border border-control bg-card transition-[border-width]',
                'checked:border-[7px] checked:border-brand aria-invalid:border-danger disabled:opacity-50',
              )}
            />
            <span>
              {option.label}
              {option.hint && <span className="block text-muted text-sm">{option.hint}</span>}
            </span>
          </label>
        ))}
      </div>
    </Group>
  )
}
