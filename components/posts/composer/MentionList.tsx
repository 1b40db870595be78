import clsx from 'clsx'
import { useTranslations } from 'next-intl'
import { type RefObject, useLayoutEffect, useRef } from 'react'
import { Face } from '#components/people/Face.tsx'
import type { UserCard } from '#contracts/shapes.ts'

type MentionListProps = {
  id: string
  people: readonly UserCard[]
  /** The index that Enter chooses. */
  active: number
  /** The element at the start of the name. */
  anchor: RefObject<HTMLElement | null>
  onChoose: (person: UserCard) => void
}

const gap = 28

/** People to mention, under the name that is typed. The focus stays in the field, which names the active option. */
export function MentionList({ id, people, active, anchor, onChoose }: MentionListProps) {
  const t = useTranslations('posts.mention')
  const list = useRef<HTMLDivElement>(null)
  useLayoutEffect(() => {
    const { current: box } = list
    const { current: mark } = anchor
    if (!box || !mark) return
    const capacity = (box.offsetParent?.clientWidth ?? 0) - box.offsetWidth
    box.style.left = `${Math.max(0, Math.min(mark.offsetLeft, capacity))}px`
    box.style.top = `${mark.offsetTop + gap}px`
  })
  return (
    <div
      ref={list}
      id={id}
      role="listbox"
      aria-label={t('label')}
      className="absolute z-50 w-72 max-w-full animate-rise overflow-hidden rounded-card border border-line bg-card p-1.5 shadow-lifted"
    >
      {people.map((person, place) => (
        // biome-ignore lint/a11y/useKeyWithClickEvents: the box handles the keys, since the focus stays there
        <div
          key={person.id}
          id={`${id}-${place}`}
          role="option"
          tabIndex={-1}
          aria-selected={place === active}
          // A press must not move the focus out of the field before it has chosen.
          onMouseDown={(event) => event.preventDefault()}
          onClick={() => onChoose(person)}
          className={clsx(
            'flex min-h-11 cursor-pointer items-center gap-3 rounded-lg px-2 py-1.5',
            place === active ? 'bg-brand-soft' : 'hover:bg-hover',
          )}
        >
          <Face user={person} size={36} />
          <span className="min-w-0">
            <span className="block truncate font-medium">{person.name}</span>
            <span className="block truncate text-muted text-sm">
              {person.city || t(person.provider ? 'organisation' : 'volunteer')}
            </span>
          </span>
        </div>
      ))}
    </div>
  )
}
