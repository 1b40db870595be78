import clsx from 'clsx'
import type { ReactNode } from 'react'

interface FootBarProps {
  /** From which width on it stands where it is written; without it, it is in sight at every width. */
  until?: 'md' | 'lg'
  /** In the place of the tabs, not over them. */
  instead?: boolean
  className?: string
  children: ReactNode
}

/** On low screens, as at 200 % zoom, it stays where it is written: bars must leave room to read. */
const sticky = {
  always: '[@media(height>=38rem)]:sticky',
  md: 'max-md:[@media(height>=38rem)]:sticky',
  lg: 'max-lg:[@media(height>=38rem)]:sticky',
}

/**
 * What one came to do, in sight at the foot of phones, over the bar of tabs or instead of it. It is the last of its
 * page and has its own place there, so that nothing stays under it.
 */
export const FootBar = ({ until, instead = false, className, children }: FootBarProps) => (
  <div
    data-foot={instead ? 'instead' : 'over'}
    className={clsx(
      sticky[until ?? 'always'],
      'z-20 mt-4 border border-line bg-card p-3 md:bottom-4 md:rounded-card',
      // From edge to edge, so that no line of the page shows between it and the tabs.
      'max-md:-mx-4 max-md:border-x-0 max-md:px-4',
      instead
        ? 'max-md:bottom-0 max-md:pb-[calc(0.75rem+env(safe-area-inset-bottom))]'
        : 'max-md:bottom-[calc(3.5rem+env(safe-area-inset-bottom))]',
      className,
    )}
  >
    {children}
  </div>
)
