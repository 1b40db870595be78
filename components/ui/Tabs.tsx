import dynamic from 'next/dynamic'
import type { ReactNode } from 'react'
import { LazyState } from './LazyState.tsx'
import { Skeleton } from './Skeleton.tsx'

export interface TabsProps {
  label: string
  tabs: readonly { id: string; label: string; content: ReactNode }[]
  /** Leave both out and the first stands open. */
  selected?: string
  onSelect?: (id: string) => void
}

/** Tabs inside a screen, without addresses (with addresses: TabLinks). */
export const Tabs = dynamic<TabsProps>(
  () => import('./panels/TabsPanel.tsx').then((panel) => panel.TabsPanel),
  {
    ssr: false,
    loading: (state) => <LazyState {...state} skeleton={<Skeleton className="h-11 w-full" />} />,
  },
)
