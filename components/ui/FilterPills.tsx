interface FilterPillsProps<Id extends string> {
  label: string
  options: readonly { id: Id; label: string }[]
  value: Id
  onChange: (id: Id) => void
}

/** One choice of a few that filters a list at once. */
export function FilterPills<Id extends string>({ label, options, value, onChange }: FilterPillsProps<Id>) {
  return (
    <fieldset className="flex flex-wrap gap-2">
      <legend className="sr-only">{label}</legend>
      {options.map((option) => (
        <button
          key={option.id}
          type="button"
          aria-pressed={option.id === value}
          onClick={() => onChange(option.id)}
          className="inline-flex min-h-11 items-center rounded-pill border border-line bg-card px-4 text-sm font-medium transition-colors hover:border-brand aria-pressed:border-brand aria-pressed:bg-brand-soft aria-pressed:text-brand md:min-h-9"
        >
          {option.label}
        </button>
      ))}
    </fieldset>
  )
}
