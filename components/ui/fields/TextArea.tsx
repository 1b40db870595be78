import clsx from 'clsx'
import { useTranslations } from 'next-intl'
import type { ComponentProps } from 'react'
import { Counter, countCharacters } from './Counter.tsx'
import { controlClass } from './controlClass.ts'
import { Field, type FieldProps } from './Field.tsx'

export type TextAreaProps = FieldProps &
  Omit<ComponentProps<'textarea'>, keyof FieldProps | 'maxLength'> & {
    /** The character limit, shown as a counter. More can be typed, so that pasted text is not cut silently. */
    max?: number
  }

/** Several lines of text that grow with their content. */
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
  const t = useTranslations('common')
  const length = countCharacters(value)
  const aside = max === undefined ? undefined : <Counter length={length} max={max} />
  const tooLong = max !== undefined && length > max ? t('ui.tooLong', { max }) : undefined
  return (
    <Field {...{ id, label, hideLabel, required, hint, error: error ?? tooLong, className, aside }}>
      {(control) => (
        <textarea
          {...rest}
          {...control}
          rows={rows}
          value={value}
          // A field that grows with its text ignores its rows: they set the minimum height.
          style={{ minHeight: `calc(${rows} * 1.5rem + 1.375rem)` }}
          className={clsx(controlClass, 'field-sizing-content max-h-[min(24rem,35dvh)] resize-y py-2.5')}
        />
      )}
    </Field>
  )
}
