import type { ReactNode } from 'react'
import type { Page } from '#contracts/shapes.ts'
import { Paginator } from './Paginator.tsx'
import { Resource } from './Resource.tsx'

/** What an SWR hook of a page answers. */
export type PagedResult<Item> = {
  data?: Page<Item>
  error?: unknown
  isLoading: boolean
  mutate: () => unknown
}

interface PagedListProps<Item extends { id: string }> {
  result: PagedResult<Item>
  onPage: (page: number) => void
  skeleton: ReactNode
  empty: ReactNode
  /** The list's name for screen readers. */
  label?: string
  /** How its items stand: a grid, a column. */
  className: string
  children: (item: Item, index: number) => ReactNode
}

/** A page of things in its four states, with previous and next below. */
export function PagedList<Item extends { id: string }>(props: PagedListProps<Item>) {
  const { result, onPage, skeleton, empty, label, className, children } = props
  return (
    <Resource
      data={result.data}
      error={result.error}
      isLoading={result.isLoading}
      retry={() => void result.mutate()}
      isEmpty={({ data }) => data.length === 0}
      skeleton={skeleton}
      empty={empty}
    >
      {({ data, meta }) => (
        <>
          <ul className={className} aria-label={label}>
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
