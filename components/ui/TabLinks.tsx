import clsx from 'clsx'
import { Link } from './Link.tsx'
import { useScrollToChosen } from './lists/useScrollToChosen.ts'

export type TabLinksProps<Id extends string> = {
  /** The group's name for screen readers. */
  label: string
  tabs: readonly { id: Id; label: string; href: string; count?: number | string }[]
  current: Id
  className?: string
}

export const tabClass = (chosen: boolean) =>
  clsx(
    'inline-flex min-h-11 shrink-0 cursor-pointer items-center gap-1.5 border-b-2 px-3 font-semibold text-sm transition-colors',
    'focus-visible:-outline-offset-2',
    chosen ? 'border-brand text-brand' : 'border-transparent text-muted hover:text-ink',
  )

/** Tabs with addresses: each is a link, the chosen one is the current page. */
export function TabLinks<Id extends string>({ label, tabs, current, className }: TabLinksProps<Id>) {
  const nav = useScrollToChosen<HTMLElement>(current)
  return (
    <nav
      ref={nav}
      aria-label={label}
      className={clsx('tab-row scrollbar-none relative flex overflow-x-auto border-line border-b', className)}
    >
      {tabs.map((tab) => (
        <Link
          key={tab.id}
          href={tab.href}
          scroll={false}
          aria-current={tab.id === current ? 'page' : undefined}
          className={tabClass(tab.id === current)}
        >
          {tab.label}
          {tab.count !== undefined && <span className="font-normal tabular-nums">{tab.count}</span>}
        </Link>
      ))}
    </nav>
  )
}
