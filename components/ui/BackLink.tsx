import clsx from 'clsx'
import { ArrowLeft } from 'lucide-react'
import type { ReactNode } from 'react'
import { Link } from './Link.tsx'

interface BackLinkProps {
  href: string
  className?: string
  children: ReactNode
}

/** Over a page: the way back to the list that it belongs to. */
export const BackLink = ({ href, className, children }: BackLinkProps) => (
  <Link
    href={href}
    className={clsx('inline-flex min-h-11 items-center gap-2 text-muted text-sm hover:text-ink', className)}
  >
    <ArrowLeft size={16} aria-hidden />
    {children}
  </Link>
)
