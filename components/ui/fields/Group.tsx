import { type ReactNode, useId } from 'react'
import { Asterisk, type FieldProps, Note } from './Field.tsx'

type GroupProps = FieldProps & {
  children: ReactNode
  /** Beside the sentence under the group. */
  aside?: ReactNode
}

/** Several controls of one question. */
export function Group({ label, hideLabel, required, hint, error, aside, className, children }: GroupProps) {
  const id = useId()
  const note = error ?? hint
  return (
    <fieldset className={className} aria-describedby={note ? `${id}-note` : undefined}>
      <legend className={hideLabel ? 'sr-only' : 'mb-1.5 font-medium text-ink text-sm'}>
        {label}
        {required && <Asterisk />}
      </legend>
      {children}
      {(note || aside) && (
        <div className="mt-1.5 flex gap-3 text-sm">
          <Note id={`${id}-note`} error={error} hint={hint} />
          {aside}
        </div>
      )}
    </fieldset>
  )
}
