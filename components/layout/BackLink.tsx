import clsx from 'clsx'
import type { ReactNode } from 'react'
import { ArrowLeft } from '#components/ui/icons.tsx'
import { Link } from '#components/ui/Link.tsx'
import { useWayBack } from '#hooks/session/wayBack.ts'

type BackLinkProps = {
  /** The lists that the viewer may have come from; the first one when it was none of them. */
  lists: readonly [string, ...string[]]
  className?: string
  children: ReactNode
}

/** The link back to the list of a page, with its filters. */
export const BackLink = ({ lists, className, children }: BackLinkProps) => (
  <Link
    {...useWayBack(lists)}
    className={clsx('inline-flex min-h-11 items-center gap-2 text-muted text-sm hover:text-ink', className)}
  >
    <ArrowLeft size={16} aria-hidden />
    {children}
  </Link>
)
