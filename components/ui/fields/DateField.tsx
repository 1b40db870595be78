import clsx from 'clsx'
import { controlClass } from './controlClass.ts'
import { Field, type FieldProps } from './Field.tsx'

export type DateFieldProps = FieldProps & {
  id?: string
  name?: string
  /** yyyy-mm-dd; empty or null for none. */
  value: string | null
  /** yyyy-mm-dd, or empty. */
  onChange: (value: string) => void
  onBlur?: () => void
  /** First and last day, yyyy-mm-dd. */
  min?: string
  max?: string
  disabled?: boolean
}

/** A day, by the platform's own picker. */
export function DateField({
  id,
  name,
  value,
  onChange,
  onBlur,
  min,
  max,
  disabled,
  ...field
}: DateFieldProps) {
  return (
    <Field id={id} {...field}>
      {(control) => (
        <input
          {...control}
          {...{ name, min, max, disabled, onBlur }}
          type="date"
          value={value ?? ''}
          onChange={(event) => onChange(event.target.value)}
          className={clsx(controlClass, 'h-11 min-w-0 appearance-none')}
        />
      )}
    </Field>
  )
}
