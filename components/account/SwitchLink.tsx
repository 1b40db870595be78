import type { ReactNode } from 'react'
import { Link } from '#components/ui/Link.tsx'

interface SwitchLinkProps {
  href: string
  /** In a dialog: shows the other dialog instead of leaving the page. */
  onSwitch?: () => void
  children: ReactNode
}

/** A link between the ways in: a page of its own, or the other dialog. */
export function SwitchLink({ href, onSwitch, children }: SwitchLinkProps) {
  return (
    <Link
      href={href}
      onClick={(event) => {
        const isForNewTab = event.metaKey || event.ctrlKey || event.shiftKey
        if (!onSwitch || isForNewTab) return
        event.preventDefault()
        onSwitch()
      }}
      className="inline-flex min-h-11 items-center justify-center rounded-control font-medium text-brand hover:underline"
    >
      {children}
    </Link>
  )
}
