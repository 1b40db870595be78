import clsx from 'clsx'
import { ArrowLeft } from 'lucide-react'
import type { ReactNode } from 'react'
import { Link } from '#components/ui/Link.tsx'
import { useWayBack } from '#hooks/wayBack.ts'

interface BackLinkProps {
  /** The lists that one may have come from; to the first when it was none of them. */
  lists: readonly [string, ...string[]]
  className?: string
  children: ReactNode
}

/** Over a page: the way back to the list that it belongs to, as one left it. */
export const BackLink = ({ lists, className, children }: BackLinkProps) => (
  <Link
    {...useWayBack(lists)}
    className={clsx('inline-flex min-h-11 items-center gap-2 text-muted text-sm hover:text-ink', className)}
  >
    <ArrowLeft size={16} aria-hidden />
    {children}
  </Link>
)
