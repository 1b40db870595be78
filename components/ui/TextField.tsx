import clsx from 'clsx'
import { useTranslations } from 'next-intl'
import type { ComponentProps, ReactNode } from 'react'
import { Counter, countCharacters } from './Counter.tsx'
import { controlClass } from './controlClass.ts'
import { Field, type FieldProps } from './Field.tsx'

export interface TextFieldProps
  extends FieldProps,
    Omit<ComponentProps<'input'>, keyof FieldProps | 'children' | 'max'> {
  /** Letters at most: a counter shows how many there are; what is longer is not cut. */
  max?: number
  /** False: no counter, the limit is said once it is passed. */
  counted?: boolean
  /** A drawing at the start of the box. */
  icon?: ReactNode
  /** A small button at its end. */
  end?: ReactNode
}

/** One line of text; takes whatever an `<input>` takes. */
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
