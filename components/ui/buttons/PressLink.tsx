import clsx from 'clsx'
import type { ComponentProps, KeyboardEvent, MouseEvent, ReactNode } from 'react'
import { useIsAlive } from '../useIsAlive.ts'
import { type ButtonLook, buttonClass } from './buttonClass.ts'
import { iconButtonClass } from './iconButtonClass.ts'

export type PressLinkProps = Omit<ComponentProps<'a'>, 'href' | 'role' | 'onClick'> & {
  /** The page that shows what a press opens. */
  href: string
  onClick?: () => void
}

const isForNewTab = ({ metaKey, ctrlKey, shiftKey }: MouseEvent) => metaKey || ctrlKey || shiftKey

/** A link until the page is alive, then a button that opens the same over the page. */
export function PressLink({ href, onClick, onKeyDown, ...rest }: PressLinkProps) {
  const isAlive = useIsAlive()
  const press = (event: MouseEvent) => {
    if (!onClick || isForNewTab(event)) return
    event.preventDefault()
    onClick()
  }
  const pressSpace = (event: KeyboardEvent<HTMLAnchorElement>) => {
    onKeyDown?.(event)
    if (event.key !== ' ') return
    event.preventDefault()
    event.currentTarget.click()
  }
  return (
    <a {...rest} href={href} role={isAlive ? 'button' : undefined} onClick={press} onKeyDown={pressSpace} />
  )
}

/** A PressLink that looks like a Button. */
export const PressButton = ({ variant, size, full, className, ...rest }: PressLinkProps & ButtonLook) => (
  <PressLink {...rest} className={clsx(buttonClass({ variant, size, full }), className)} />
)

type PressIconProps = Omit<PressLinkProps, 'children'> & { label: string; icon: ReactNode; badge?: ReactNode }

/** A PressLink that looks like an IconButton. */
export const PressIcon = ({ label, icon, badge, className, ...rest }: PressIconProps) => (
  <PressLink
    {...rest}
    aria-label={label}
    title={label}
    className={clsx(iconButtonClass, badge && 'relative', className)}
  >
    {icon}
    {badge}
  </PressLink>
)
