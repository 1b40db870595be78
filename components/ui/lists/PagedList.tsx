import clsx from 'clsx'
import { Fragment, type ReactNode } from 'react'
import type { Page } from '#contracts/shapes.ts'
import { Resource, type Result } from '../states/Resource.tsx'
import { Paginator } from './Paginator.tsx'
import { useTurn } from './useTurn.ts'

type PagedListProps<Item extends { id: string }> = {
  result: Result<Page<Item>>
  onPage: (page: number) => void
  getHref?: (page: number) => string
  skeleton: ReactNode
  empty: ReactNode
  /** Replaces the general error state. */
  failed?: ReactNode
  /** The list's name for screen readers. */
  label?: string
  /** The layout of its items: a grid, a column. */
  className: string
  /** The heading above an item and those after it with the same; "" for none. */
  getHeading?: (item: Item) => string
  children: (item: Item, index: number) => ReactNode
}

/** A page of things in its four states, with previous and next below. */
export function PagedList<Item extends { id: string }>(props: PagedListProps<Item>) {
  const { result, onPage, getHref, skeleton, empty, failed, label, className, getHeading, children } = props
  const { list, turn } = useTurn<HTMLUListElement>(result.data?.meta.page, onPage)
  return (
    <Resource
      result={result}
      isEmpty={({ data }) => data.length === 0}
      skeleton={skeleton}
      empty={empty}
      failed={failed}
    >
      {({ data, meta }) => (
        <>
          {toGroups(data, getHeading).map(({ heading, first, items }) => (
            <Fragment key={first}>
              {heading && (
                <h3 className={clsx('mb-4 font-sans font-semibold text-base', first > 0 && 'mt-8')}>
                  {heading}
                </h3>
              )}
              <ul
                ref={first === 0 ? list : undefined}
                tabIndex={-1}
                className={clsx(
                  'outline-none transition-opacity',
                  result.isPrevious && 'opacity-60 delay-150',
                  className,
                )}
                aria-label={heading || label}
                aria-busy={result.isPrevious || undefined}
              >
                {items.map((item, index) => (
                  <li key={item.id} className="grid">
                    {children(item, first + index)}
                  </li>
                ))}
              </ul>
            </Fragment>
          ))}
          <Paginator {...{ meta, getHref }} onPage={turn} className="mt-6" />
        </>
      )}
    </Resource>
  )
}

type Group<Item> = { heading: string; first: number; items: Item[] }

function toGroups<Item>(data: readonly Item[], getHeading: (item: Item) => string = () => ''): Group<Item>[] {
  const groups: Group<Item>[] = []
  for (const [index, item] of data.entries()) {
    const heading = getHeading(item)
    const last = groups.at(-1)
    if (last?.heading === heading) last.items.push(item)
    else groups.push({ heading, first: index, items: [item] })
  }
  return groups
}
