import clsx from 'clsx'
import type { ReactNode } from 'react'

type FootBarProps = {
  /** From this width on it is not sticky; without it, it is sticky at every width. */
  until?: 'md' | 'lg'
  /** Replaces the tab bar instead of sitting above it. */
  instead?: boolean
  className?: string
  children: ReactNode
}

/** Not sticky on low screens, as at 200 % zoom: bars must leave space to read. */
const sticky = {
  always: '[@media(height>=38rem)]:sticky',
  md: 'max-md:[@media(height>=38rem)]:sticky',
  lg: 'max-lg:[@media(height>=38rem)]:sticky',
}

/** Two buttons side by side in equal halves; a longer label takes what it needs, and too long ones stand one above the other. */
export const twoActs = 'flex shrink-0 flex-wrap gap-2 *:min-w-fit *:grow *:basis-2/5'

/**
 * The main action of a page, sticky at the bottom of phones, above the tab bar or in its place. It is the last element
 * of its page and has space of its own there, so that it covers nothing.
 */
export const FootBar = ({ until, instead = false, className, children }: FootBarProps) => (
  <div
    data-foot={instead ? 'instead' : 'over'}
    className={clsx(
      sticky[until ?? 'always'],
      'z-20 mt-4 border border-line bg-card p-3 md:bottom-4 md:rounded-card',
      // Full width, so that no line of the page shows between it and the tabs.
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
