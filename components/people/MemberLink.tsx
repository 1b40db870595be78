import type { MouseEvent } from 'react'
import { useAuthDialogs } from '#components/account/signIn/AuthDialogs.tsx'
import { Link, type LinkProps } from '#components/ui/Link.tsx'
import { isSignedIn } from '#hooks/account/signIn.ts'

type MemberLinkProps = LinkProps & {
  href: string
}

const isForNewTab = ({ metaKey, ctrlKey, shiftKey, altKey }: MouseEvent) =>
  metaKey || ctrlKey || shiftKey || altKey

/** A link to a page for members: a guest who presses it signs in first, and then arrives there. */
export function MemberLink({ href, ...rest }: MemberLinkProps) {
  const { openLogin } = useAuthDialogs()
  return (
    <Link
      {...rest}
      href={href}
      onClick={(event) => {
        if (isSignedIn() || isForNewTab(event)) return
        event.preventDefault()
        openLogin(href)
      }}
    />
  )
}
