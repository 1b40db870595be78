import clsx from 'clsx'
import { type ReactNode, useId } from 'react'

/** The props of every field. */
export type FieldProps = {
  label: ReactNode
  /** The label is for screen readers only (search pills, inline fields). */
  hideLabel?: boolean
  required?: boolean
  /** A sentence under the field while nothing is wrong. */
  hint?: ReactNode
  /** The sentence under the field when something is wrong. */
  error?: ReactNode
  className?: string
}

type FieldFrameProps = FieldProps & {
  id?: string
  /** At the end of the line under the field (a counter). */
  aside?: ReactNode
  children: (control: ControlProps) => ReactNode
}

/** Links a control to its label and its sentences. */
export type ControlProps = {
  id: string
  'aria-invalid': true | undefined
  'aria-describedby': string | undefined
  'aria-required': true | undefined
}

/** Label above, control, and under it the hint or the error. */
export function Field({
  id,
  label,
  hideLabel,
  required,
  hint,
  error,
  aside,
  className,
  children,
}: FieldFrameProps) {
  const ownId = useId()
  const controlId = id ?? ownId
  const noteId = `${controlId}-note`
  const note = error ?? hint
  return (
    <div className={clsx('flex min-w-0 flex-col gap-1.5', className)}>
      <label htmlFor={controlId} className={hideLabel ? 'sr-only' : 'text-sm font-medium text-ink'}>
        {label}
        {required && <Asterisk />}
      </label>
      {children({
        id: controlId,
        'aria-invalid': error ? true : undefined,
        'aria-describedby': note ? noteId : undefined,
        'aria-required': required ? true : undefined,
      })}
      {(note || aside) && (
        <div className="flex gap-3 text-sm">
          <Note id={noteId} error={error} hint={hint} />
          {aside}
        </div>
      )}
    </div>
  )
}

/** The mark of a required field, which never wraps onto a line of its own. */
export function Asterisk() {
  return (
    <span aria-hidden="true" className="text-danger">
      {'\u00a0*'}
    </span>
  )
}

/** The line under a field or a group: the error when there is one, else the hint. */
export function Note({ id, error, hint }: { id?: string; error?: ReactNode; hint?: ReactNode }) {
  return (
    <p id={id} className={clsx('min-w-0 grow text-sm', error ? 'text-danger' : 'text-muted')}>
      {error ?? hint}
    </p>
  )
}
