import clsx from 'clsx'
import type { ReactNode } from 'react'
import type { Page } from '#contracts/shapes.ts'
import { Resource, type Result } from '../states/Resource.tsx'
import { Paginator } from './Paginator.tsx'

type PagedListProps<Item extends { id: string }> = {
  result: Result<Page<Item>>
  onPage: (page: number) => void
  skeleton: ReactNode
  empty: ReactNode
  /** The list's name for screen readers. */
  label?: string
  /** The layout of its items: a grid, a column. */
  className: string
  children: (item: Item, index: number) => ReactNode
}

/** A page of things in its four states, with previous and next below. */
export function PagedList<Item extends { id: string }>(props: PagedListProps<Item>) {
  const { result, onPage, skeleton, empty, label, className, children } = props
  return (
    <Resource result={result} isEmpty={({ data }) => data.length === 0} skeleton={skeleton} empty={empty}>
      {({ data, meta }) => (
        <>
          <ul
            className={clsx('transition-opacity', result.isPrevious && 'opacity-60 delay-150', className)}
            aria-label={label}
            aria-busy={result.isPrevious || undefined}
          >
            {data.map((item, index) => (
              <li key={item.id} className="grid">
                {children(item, index)}
              </li>
            ))}
          </ul>
          <Paginator meta={meta} onPage={onPage} className="mt-6" />
        </>
      )}
    </Resource>
  )
}
