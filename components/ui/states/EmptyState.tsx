import clsx from 'clsx'
import type { ReactNode } from 'react'

export type EmptyStateProps = {
  /** A drawing, decoration only. */
  art?: ReactNode
  title?: ReactNode
  /** h1 where the page has nothing else. */
  titleAs?: 'h1' | 'h2'
  /** One sentence. */
  children?: ReactNode
  /** One action: a Button or ButtonLink. */
  action?: ReactNode
  className?: string
}

/** Nothing here yet: a drawing, one sentence, one action. */
export function EmptyState({
  art,
  title,
  titleAs: Heading = 'h2',
  children,
  action,
  className,
}: EmptyStateProps) {
  return (
    <div className={clsx('flex flex-col items-center gap-3 px-6 py-10 text-center', className)}>
      {art && <div aria-hidden="true">{art}</div>}
      {title && <Heading className="text-lg text-ink">{title}</Heading>}
      {children && <p className="max-w-sm text-balance text-muted">{children}</p>}
      {action && <div className="mt-2">{action}</div>}
    </div>
  )
}
