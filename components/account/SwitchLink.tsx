import type { ReactNode } from 'react'
import { ButtonLink } from '#components/ui/ButtonLink.tsx'

interface SwitchLinkProps {
  href: string
  /** In a dialog: shows the other dialog instead of leaving the page. */
  onSwitch?: () => void
  children: ReactNode
}

/** The other way in, as large as the one at hand: a page of its own, or the other dialog. */
export function SwitchLink({ href, onSwitch, children }: SwitchLinkProps) {
  return (
    <ButtonLink
      href={href}
      variant="outline"
      full
      onClick={(event) => {
        const isForNewTab = event.metaKey || event.ctrlKey || event.shiftKey
        if (!onSwitch || isForNewTab) return
        event.preventDefault()
        onSwitch()
      }}
    >
      {children}
    </ButtonLink>
  )
}
