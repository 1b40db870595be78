import { useTranslations } from 'next-intl'
import { type ReactNode, useRef } from 'react'
import { NoNotificationsDrawing } from '#components/ui/art/NoNotificationsDrawing.tsx'
import { FilterPills } from '#components/ui/buttons/FilterPills.tsx'
import { PagedList } from '#components/ui/lists/PagedList.tsx'
import { EmptyState } from '#components/ui/states/EmptyState.tsx'
import type { Result } from '#components/ui/states/Resource.tsx'
import type { Page } from '#contracts/shapes.ts'
import type { useDashboardParams } from './useDashboardParams.ts'

type StateListProps<State extends string, Item extends { id: string }> = {
  label: string
  states: readonly { id: State; label: string }[]
  address: ReturnType<typeof useDashboardParams<State>>
  result: Result<Page<Item>>
  skeleton: ReactNode
  /** Shown when there is nothing in the chosen state. */
  empty: string
  children: (item: Item, onDecided: () => void) => ReactNode
}

/** A queue of items, filtered by state. */
export function StateList<State extends string, Item extends { id: string }>(
  props: StateListProps<State, Item>,
) {
  const { label, states, address, result, skeleton, empty, children } = props
  const { params, change, toPage } = address
  const t = useTranslations('moderation.states')
  const list = useRef<HTMLElement>(null)
  // The focus moves to the list when a decided card disappears.
  const onDecided = () => list.current?.focus()
  return (
    <section ref={list} tabIndex={-1} aria-label={label} className="flex flex-col gap-5">
      <FilterPills
        label={t('label')}
        options={states}
        value={params.status}
        onChange={(status) => change({ status })}
      />
      <PagedList
        result={result}
        onPage={toPage}
        className="flex flex-col gap-4"
        skeleton={skeleton}
        empty={<EmptyState art={<NoNotificationsDrawing />} title={empty} />}
      >
        {(item) => children(item, onDecided)}
      </PagedList>
    </section>
  )
}
