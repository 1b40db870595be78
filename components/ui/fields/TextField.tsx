import clsx from 'clsx'
import { useTranslations } from 'next-intl'
import type { ComponentProps, ReactNode } from 'react'
import { Counter, countCharacters } from './Counter.tsx'
import { controlClass } from './controlClass.ts'
import { Field, type FieldProps } from './Field.tsx'

export type TextFieldProps = FieldProps &
  Omit<ComponentProps<'input'>, keyof FieldProps | 'children' | 'max'> & {
    /** The character limit, shown as a counter; longer text is not cut. */
    max?: number
    /** False: no counter, the limit is shown once it is exceeded. */
    counted?: boolean
    /** An icon at the start of the field. */
    icon?: ReactNode
    /** A small button at its end. */
    end?: ReactNode
  }

/** One line of text; takes the props of an `<input>`. */
export function TextField({
  label,
  hideLabel,
  required,
  hint,
  error,
  className,
  max,
  counted = true,
  icon,
  end,
  id,
  type = 'text',
  ...input
}: TextFieldProps) {
  const t = useTranslations('common')
  const length = countCharacters(input.value)
  const aside = max === undefined || !counted ? undefined : <Counter length={length} max={max} />
  const tooLong = max !== undefined && length > max ? t('ui.tooLong', { max }) : undefined
  return (
    <Field {...{ id, label, hideLabel, required, hint, error: error ?? tooLong, className, aside }}>
      {(control) => (
        <span className="relative flex items-center">
          {icon && <span className="pointer-events-none absolute left-3.5 text-muted">{icon}</span>}
          <input
            {...input}
            {...control}
            type={type}
            className={clsx(controlClass, 'h-11', icon && 'pl-10.5', end && 'pr-12')}
          />
          {end && <span className="absolute right-0.5">{end}</span>}
        </span>
      )}
    </Field>
  )
}
