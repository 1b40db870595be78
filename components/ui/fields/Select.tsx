import clsx from 'clsx'
import type { ComponentProps } from 'react'
import { ChevronDown } from '#components/ui/icons.tsx'
import { controlClass } from './controlClass.ts'
import { Field, type FieldProps } from './Field.tsx'

export type Option<Value extends string = string> = {
  value: Value
  label: string
}

export type SelectProps = FieldProps &
  Omit<ComponentProps<'select'>, keyof FieldProps | 'children'> & {
    options: readonly Option[]
    /** The first, empty option. */
    placeholder?: string
  }

/** The platform's own select, in our style. */
export function Select({
  label,
  hideLabel,
  required,
  hint,
  error,
  className,
  id,
  options,
  placeholder,
  ...select
}: SelectProps) {
  return (
    <Field {...{ id, label, hideLabel, required, hint, error, className }}>
      {(control) => (
        <span className="relative flex items-center">
          <select
            {...select}
            {...control}
            className={clsx(controlClass, 'h-11 appearance-none truncate pr-10')}
          >
            {placeholder !== undefined && <option value="">{placeholder}</option>}
            {options.map((option) => (
              <option key={option.value} value={option.value}>
                {option.label}
              </option>
            ))}
          </select>
          <ChevronDown
            size={18}
            aria-hidden="true"
            className="pointer-events-none absolute right-3.5 text-muted"
          />
        </span>
      )}
    </Field>
  )
}
