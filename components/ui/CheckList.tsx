import { useTranslations } from 'next-intl'
import { useState } from 'react'
import { Button } from './Button.tsx'
import { CheckBox } from './CheckBox.tsx'
import { Group } from './Group.tsx'

export interface CheckListProps<Id extends string> {
  label: string
  options: readonly { id: Id; label: string; count?: number }[]
  value: readonly Id[]
  onChange: (value: Id[]) => void
  /** How many stand there before "see all". */
  shown?: number
}

/** Boxes to tick, the long ones folded: a facet of a search. */
export function CheckList<Id extends string>({
  label,
  options,
  value,
  onChange,
  shown = options.length,
}: CheckListProps<Id>) {
  const t = useTranslations('common')
  const [whole, setWhole] = useState(false)
  const seen = whole ? options : options.filter(({ id }, place) => place < shown || value.includes(id))
  const toggle = (id: Id) =>
    onChange(value.includes(id) ? value.filter((chosen) => chosen !== id) : [...value, id])
  return (
    <Group label={label}>
      {seen.map(({ id, label: words, count }) => (
        <CheckBox
          key={id}
          checked={value.includes(id)}
          onChange={() => toggle(id)}
          label={
            <>
              {words}
              {count !== undefined && <span className="text-muted text-sm tabular-nums">{` ${count}`}</span>}
            </>
          }
        />
      ))}
      {options.length > shown && (
        <Button variant="quiet" size="sm" aria-expanded={whole} onClick={() => setWhole(!whole)}>
          {whole ? t('ui.seeFewer') : t('ui.seeAll')}
        </Button>
      )}
    </Group>
  )
}
