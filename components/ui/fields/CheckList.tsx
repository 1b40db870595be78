import { useTranslations } from 'next-intl'
import { useState } from 'react'

type CheckListProps<Id extends string> = {
  label: string
  options: readonly { id: Id; label: string; count?: number }[]
  value: readonly Id[]
  onChange: (value: Id[]) => void
  /** How many show until the viewer asks for all; chosen ones always show. */
  shown?: number
}

/**
 * A multiple choice from a long list, each with its number of results. styles/lists.css styles the rows with as few
 * elements as possible: a page shows some fifty of them.
 */
export function CheckList<Id extends string>({ label, options, value, onChange, shown }: CheckListProps<Id>) {
  const t = useTranslations('common.ui')
  const [all, setAll] = useState(false)
  const limit = all || shown === undefined ? options.length : shown
  const visible = options.filter((option, index) => index < limit || value.includes(option.id))
  const toggle = (id: Id) => onChange(value.includes(id) ? value.filter((one) => one !== id) : [...value, id])
  return (
    <fieldset className="min-w-0">
      <legend className="mb-1 text-sm font-medium">{label}</legend>
      {visible.map(({ id, label: name, count }) => (
        <label key={id} className="check-row">
          <input type="checkbox" checked={value.includes(id)} onChange={() => toggle(id)} />
          {name}
          {count !== undefined && <small>{count}</small>}
        </label>
      ))}
      {limit < options.length && (
        <button
          type="button"
          onClick={() => setAll(true)}
          className="min-h-11 text-sm font-medium text-brand hover:underline mouse:min-h-8"
        >
          {t('showAll')}
        </button>
      )}
    </fieldset>
  )
}
