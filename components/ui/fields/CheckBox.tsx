import clsx from 'clsx'
import { type ComponentProps, type ReactNode, useId } from 'react'
import { Check } from '#components/ui/icons.tsx'
import { Asterisk, Note } from './Field.tsx'

export type CheckBoxProps = Omit<ComponentProps<'input'>, 'type' | 'children'> & {
  /** May contain links. */
  label: ReactNode
  hint?: ReactNode
  error?: ReactNode
}

/** A checkbox with its label beside it. */
export function CheckBox({ label, hint, error, required, className, id, ...input }: CheckBoxProps) {
  const ownId = useId()
  const boxId = id ?? ownId
  const note = error ?? hint
  return (
    <div className={className}>
      <label htmlFor={boxId} className="flex min-h-11 items-start gap-3 py-2.5 text-base">
        <span className="relative mt-px inline-flex size-5.5 shrink-0">
          <input
            {...input}
            id={boxId}
            type="checkbox"
            aria-required={required || undefined}
            aria-invalid={error ? true : undefined}
            aria-describedby={note ? `${boxId}-note` : undefined}
            className={clsx(
              'peer size-full appearance-none rounded-md border border-control bg-card transition-colors hover:border-ink',
              'checked:border-brand checked:bg-brand aria-invalid:border-danger disabled:opacity-50',
            )}
          />
          <Check
            size={16}
            aria-hidden="true"
            className="pointer-events-none absolute inset-0 m-auto stroke-3 text-on-brand opacity-0 peer-checked:opacity-100"
          />
        </span>
        <span>
          {label}
          {required && <Asterisk />}
        </span>
      </label>
      {note && <Note id={`${boxId}-note`} error={error} hint={hint} />}
    </div>
  )
}
