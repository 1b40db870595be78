import clsx from 'clsx'
import type { ReactNode } from 'react'

interface FootBarProps {
  /** From which width on it stands where it is written. */
  until: 'md' | 'lg'
  className?: string
  children: ReactNode
}

/** On low screens, as at 200 % zoom, it stays where it is written: bars must leave room to read. */
const sticky = {
  md: 'max-md:[@media(height>=36rem)]:sticky',
  lg: 'max-lg:[@media(height>=36rem)]:sticky',
}

/**
 * What one came to do, in sight at the foot of phones, over the bar of tabs. It is the last of its page and has its own
 * place there, so that nothing stays under it.
 */
export const FootBar = ({ until, className, children }: FootBarProps) => (
  <div
    data-foot
    className={clsx(
      sticky[until],
      'bottom-[calc(4rem+env(safe-area-inset-bottom))] z-20 mt-4 rounded-card border border-line bg-card p-3 md:bottom-4',
      className,
    )}
  >
    {children}
  </div>
)
