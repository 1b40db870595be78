import { cloneElement, type ReactElement, type ReactNode, useState } from 'react'
import { lazyOverlay } from './lazyOverlay.tsx'
import { type TriggerProps, useTrigger } from './useTrigger.ts'

export interface MenuItem {
  id: string
  label: string
  icon?: ReactNode
  /** An item leads somewhere or does something. */
  href?: string
  onAction?: () => void
  danger?: boolean
  /** A line stands above it, unless it is the first. */
  startsGroup?: boolean
}

export interface MenuProps {
  /** A Button or IconButton; it gets what opens the menu. */
  trigger: ReactElement<TriggerProps>
  items: readonly MenuItem[]
  /** Held by a parent which keeps only one of several open; otherwise the menu keeps it. */
  open?: boolean
  onOpenChange?: (open: boolean) => void
}

const MenuPanel = lazyOverlay(() => import('./panels/MenuPanel.tsx').then((panel) => panel.MenuPanel))

/** A few acts behind one button. The button is light; the rest comes when a pointer or focus nears it. */
export function Menu({ trigger, items, open, onOpenChange }: MenuProps) {
  const [ownOpen, setOwnOpen] = useState(false)
  const isOpen = open ?? ownOpen
  const setOpen = onOpenChange ?? setOwnOpen
  const { triggerRef, triggerProps, wasOpen } = useTrigger({
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
