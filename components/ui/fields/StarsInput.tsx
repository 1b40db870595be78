import { useId, useState } from 'react'
import { StarShape } from '../StarShape.tsx'
import { Asterisk, Note } from './Field.tsx'

export type StarsInputProps = {
  legend: string
  name?: string
  /** 1 to 5; 0 while nothing is chosen. */
  value: number
  onChange: (value: number) => void
  /** The name of each choice ("1 star", "2 stars" …). */
  getLabel: (stars: number) => string
  required?: boolean
  error?: string
}

/** Five radio buttons that look like stars. */
export function StarsInput({ legend, name, value, onChange, getLabel, required, error }: StarsInputProps) {
  const id = useId()
  const [pointed, setPointed] = useState(0)
  const shown = pointed || value
  return (
    <fieldset className="flex flex-col gap-1.5" aria-describedby={error ? `${id}-note` : undefined}>
      <legend className="font-medium text-ink text-sm">
        {legend}
        {required && <Asterisk />}
      </legend>
      <div className="flex" role="presentation" onPointerLeave={() => setPointed(0)}>
        {[1, 2, 3, 4, 5].map((stars) => (
          <label
            key={stars}
            onPointerEnter={(event) => event.pointerType === 'mouse' && setPointed(stars)}
            className="inline-flex size-11 items-center justify-center rounded-pill has-focus-visible:outline-2 has-focus-visible:outline-brand"
          >
            <input
              type="radio"
              className="sr-only"
              name={name ?? id}
              value={stars}
              checked={value === stars}
              aria-invalid={error ? true : undefined}
              onChange={() => onChange(stars)}
            />
            <span className="sr-only">{getLabel(stars)}</span>
            <StarShape fill={stars <= shown ? 'full' : 'empty'} size={30} />
          </label>
        ))}
      </div>
      {error && <Note id={`${id}-note`} error={error} />}
    </fieldset>
  )
}
