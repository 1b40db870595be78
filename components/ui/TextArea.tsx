import clsx from 'clsx'
import { useTranslations } from 'next-intl'
import type { ComponentProps } from 'react'
import { controlClass } from './controlClass.ts'
import { Field, type FieldProps } from './Field.tsx'

export interface TextAreaProps
  extends FieldProps,
    Omit<ComponentProps<'textarea'>, keyof FieldProps | 'maxLength'> {
  /** Letters at most: a counter shows how many there are. More can be typed, so that nothing pasted is cut in silence. */
  max?: number
}

/** Several lines of text that grow with what is written. */
export function TextArea({
  label,
  hideLabel,
  required,
  hint,
  error,
  className,
  max,
  id,
  rows = 4,
  value,
  ...rest
}: TextAreaProps) {
  const length = [...String(value ?? '')].length
  const aside = max === undefined ? undefined : <Counter length={length} max={max} />
  return (
    <Field {...{ id, label, hideLabel, required, hint, error, className, aside }}>
      {(control) => (
        <textarea
          {...rest}
          {...control}
          rows={rows}
          value={value}
          className={clsx(controlClass, 'field-sizing-content max-h-96 min-h-24 resize-y py-2.5')}
        />
      )}
    </Field>
  )
}

function Counter({ length, max }: { length: number; max: number }) {
  const t = useTranslations('common')
  return (
    <span className={clsx('ml-auto shrink-0 tabular-nums', length > max ? 'text-danger' : 'text-muted')}>
      <span aria-hidden="true">{`${length}/${max}`}</span>
      <span className="sr-only">{t('ui.counter', { length, max })}</span>
    </span>
  )
}
