import { useTranslations } from 'next-intl'
import { type ReactNode, useId } from 'react'
import { ArrowRight } from '#components/ui/icons.tsx'
import { Link } from '#components/ui/Link.tsx'
import { Resource, type Result } from '#components/ui/states/Resource.tsx'

type SectionProps<Data, Item extends { id: string }> = {
  title: string
  result: Result<Data>
  getItems: (data: Data) => readonly Item[]
  /** How many are shown here. */
  most: number
  /** The address of all of them. */
  seeAll: string
  className: string
  /** Said above the results. */
  note?: ReactNode
  skeleton: ReactNode
  children: (item: Item) => ReactNode
}

/** The first results of a kind under its name, and a link to all of them; nothing when there are none. */
export function Section<Data, Item extends { id: string }>(props: SectionProps<Data, Item>) {
  const { title, result, getItems, most, seeAll, className, note, skeleton, children } = props
  const t = useTranslations('search')
  const heading = useId()
  const items = result.data ? getItems(result.data) : undefined
  if (items?.length === 0) return null
  return (
    <section aria-labelledby={heading}>
      <header className="mb-3 flex min-h-11 items-center justify-between gap-3">
        <h2 id={heading} className="text-lg">
          {title}
        </h2>
        {items && items.length > most && (
          <Link
            href={seeAll}
            aria-label={t('seeAllOf', { kind: title })}
            className="inline-flex min-h-11 items-center -mr-2 gap-1.5 rounded-control px-2 font-semibold text-brand text-sm hover:underline"
          >
            {t('seeAll')}
            <ArrowRight size={16} aria-hidden />
          </Link>
        )}
      </header>
      {note}
      <Resource result={result} skeleton={skeleton}>
        {(all) => (
          <ul className={className}>
            {getItems(all)
              .slice(0, most)
              .map((item) => (
                <li key={item.id} className="grid">
                  {children(item)}
                </li>
              ))}
          </ul>
        )}
      </Resource>
    </section>
  )
}
