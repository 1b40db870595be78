import { useId } from 'react'
import { VisuallyHidden } from './VisuallyHidden.tsx'

export interface FilterPillsProps<Id extends string> {
  /** Read aloud. */
  label: string
  options: readonly { id: Id; label: string; count?: number }[]
  value: Id
  onChange: (id: Id) => void
  className?: string
}

const pill =
  'inline-flex min-h-11 shrink-0 items-center gap-1.5 rounded-pill border border-line bg-card px-4 text-sm transition-colors ' +
  'hover:border-control has-checked:border-brand has-checked:bg-brand-soft has-checked:font-semibold has-checked:text-brand ' +
  'has-focus-visible:outline-2 has-focus-visible:outline-brand has-focus-visible:-outline-offset-2 md:min-h-9'

/** One choice of a few that narrows the list below; scrolls sideways on phones. */
export function FilterPills<Id extends string>({
  label,
  options,
  value,
  onChange,
  className,
}: FilterPillsProps<Id>) {
  const name = useId()
  return (
    <fieldset className={className}>
      <legend>
        <VisuallyHidden>{label}</VisuallyHidden>
      </legend>
      <div className="scrollbar-none flex gap-2 overflow-x-auto">
        {options.map(({ id, label: words, count }) => (
          <label key={id} className={pill}>
            <input
              type="radio"
              className="sr-only"
              name={name}
              checked={id === value}
              onChange={() => onChange(id)}
            />
            {words}
            {count !== undefined && <span className="tabular-nums opacity-80">{count}</span>}
          </label>
        ))}
      </div>
    </fieldset>
  )
}
