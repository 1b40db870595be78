import { useScrollToChosen } from '../lists/useScrollToChosen.ts'
import { pill, pillRow } from './pillClass.ts'
import { useDisabled } from './useDisabled.ts'

type FilterPillsProps<Id extends string> = {
  label: string
  options: readonly { id: Id; label: string; count?: number | undefined }[]
  value: Id
  onChange: (id: Id) => void
}

/** A single choice that filters a list at once. */
export function FilterPills<Id extends string>({ label, options, value, onChange }: FilterPillsProps<Id>) {
  const waiting = useDisabled({})
  const row = useScrollToChosen<HTMLFieldSetElement>(value)
  return (
    <fieldset ref={row} className={pillRow}>
      <legend className="sr-only">{label}</legend>
      {options.map((option) => (
        <button
          key={option.id}
          {...waiting}
          type="button"
          aria-pressed={option.id === value}
          onClick={() => onChange(option.id)}
          className={pill}
        >
          {option.label}
          {option.count !== undefined && (
            <span className="ml-1.5 font-normal tabular-nums">{option.count}</span>
          )}
        </button>
      ))}
    </fieldset>
  )
}
