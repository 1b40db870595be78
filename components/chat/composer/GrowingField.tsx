import clsx from 'clsx'
import type { ClipboardEventHandler, KeyboardEventHandler, Ref } from 'react'
import { controlClass } from '#components/ui/fields/controlClass.ts'

type GrowingFieldProps = {
  ref: Ref<HTMLTextAreaElement>
  label: string
  placeholder?: string
  invalid: boolean
  value: string
  onChange: (text: string) => void
  onKeyDown: KeyboardEventHandler
  onPaste?: ClipboardEventHandler
}

const box = 'col-start-1 row-start-1 max-h-40 min-h-11 px-3.5 py-2.5 text-base leading-6'

/** A field that grows with its text: a hidden copy of the text below it sets the height. */
export function GrowingField({ label, value, invalid, onChange, ...field }: GrowingFieldProps) {
  return (
    <div className="grid min-w-0 grow">
      <textarea
        {...field}
        rows={1}
        aria-label={label}
        aria-invalid={invalid || undefined}
        value={value}
        onChange={({ target }) => onChange(target.value)}
        enterKeyHint="enter"
        className={clsx(controlClass, box, 'resize-none overflow-y-auto')}
      />
      <span
        aria-hidden="true"
        className={clsx(
          box,
          'pointer-events-none invisible overflow-hidden whitespace-pre-wrap border border-transparent',
        )}
      >
        {/* The zero-width space gives a new empty line its height. */}
        {`${value}\u200B`}
      </span>
    </div>
  )
}
