import { cloneElement, type ReactElement, type ReactNode, useState } from 'react'
import { lazyOverlay } from '../dialogs/lazyOverlay.tsx'
import { type TriggerProps, useTrigger } from './useTrigger.ts'

export type MenuItem = {
  id: string
  label: string
  icon?: ReactNode
  /** An item is a link or runs an action. */
  href?: string
  onAction?: () => void
  danger?: boolean
  /** A line is drawn above it, unless it is the first. */
  startsGroup?: boolean
}

export type MenuProps = {
  /** A Button or IconButton; it gets the props that open the menu. */
  trigger: ReactElement<TriggerProps>
  items: readonly MenuItem[]
  /** Controlled by a parent that allows only one of several to be open; otherwise the menu is uncontrolled. */
  open?: boolean
  onOpenChange?: (open: boolean) => void
}

export const MenuPanel = lazyOverlay(() => import('./MenuPanel.tsx').then((panel) => panel.MenuPanel))

/** A few actions behind one button. The button is light; the rest loads on hover or focus. */
export function Menu({ trigger, items, open, onOpenChange }: MenuProps) {
  const [ownOpen, setOwnOpen] = useState(false)
  const isOpen = open ?? ownOpen
  const setOpen = onOpenChange ?? setOwnOpen
  const { triggerRef, triggerProps, wasOpen } = useTrigger<HTMLElement>({
    kind: 'menu',
    isOpen,
    setOpen,
    fetchAhead: MenuPanel.fetchAhead,
  })
  return (
    <>
      {cloneElement(trigger, triggerProps)}
      {wasOpen && <MenuPanel triggerRef={triggerRef} items={items} isOpen={isOpen} setOpen={setOpen} />}
    </>
  )
}
