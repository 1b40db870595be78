import { cloneElement, type ReactElement, type ReactNode, useState } from 'react'
import { lazyOverlay } from '../dialogs/lazyOverlay.tsx'
import { type TriggerProps, useTrigger } from './useTrigger.ts'

export type PopoverProps = {
  /** A Button or IconButton. */
  trigger: ReactElement<TriggerProps>
  /** The panel's name for screen readers. */
  label: string
  open?: boolean
  onOpenChange?: (open: boolean) => void
  /** The edge of the button with which it aligns; end by default. */
  align?: 'start' | 'end'
  className?: string
  /** Rendered only while open; `close` for buttons inside. */
  children: (close: () => void) => ReactNode
}

const PopoverPanel = lazyOverlay(() => import('./PopoverPanel.tsx').then((panel) => panel.PopoverPanel))

/** A panel below a button: notifications, filters, pickers. Closes on Escape and on a press outside. */
export function Popover({ trigger, label, open, onOpenChange, align, className, children }: PopoverProps) {
  const [ownOpen, setOwnOpen] = useState(false)
  const isOpen = open ?? ownOpen
  const setOpen = onOpenChange ?? setOwnOpen
  const { triggerRef, triggerProps, wasOpen } = useTrigger<HTMLElement>({
    kind: 'dialog',
    isOpen,
    setOpen,
    fetchAhead: PopoverPanel.fetchAhead,
  })
  return (
    <>
      {cloneElement(trigger, triggerProps)}
      {wasOpen && (
        <PopoverPanel {...{ triggerRef, isOpen, setOpen, label, align, className }}>{children}</PopoverPanel>
      )}
    </>
  )
}
