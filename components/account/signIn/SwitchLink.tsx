import type { ReactNode } from 'react'
import { ButtonLink } from '#components/ui/buttons/ButtonLink.tsx'

type SwitchLinkProps = {
  href: string
  /** In a dialog: opens the other dialog instead of leaving the page. */
  onSwitch?: () => void
  children: ReactNode
}

/**
 * The link between login and registration, as large as the current form's button: a page of its own, or the other
 * dialog.
 */
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
