import { type RefObject, useRef } from 'react'
import { useWasOpen } from './useWasOpen.ts'

/** The props of a button, or of a link that becomes one. */
export type TriggerProps<Trigger extends HTMLElement = HTMLElement> = {
  ref?: RefObject<Trigger | null>
  onClick?: () => void
  onPointerEnter?: () => void
  onFocus?: () => void
  'aria-haspopup'?: 'menu' | 'dialog'
  'aria-expanded'?: boolean
}

type Opening = {
  kind: 'menu' | 'dialog'
  isOpen: boolean
  setOpen: (open: boolean) => void
  /** Fetches the panel's code. */
  fetchAhead: () => void
}

/** The props of a panel loaded later, to attach it to its trigger. */
export type PanelProps = {
  triggerRef: RefObject<HTMLElement | null>
  isOpen: boolean
  setOpen: (open: boolean) => void
}

/** A plain button that opens a react-aria panel, whose code it fetches on hover or focus. */
export function useTrigger<Trigger extends HTMLElement>({ kind, isOpen, setOpen, fetchAhead }: Opening) {
  const triggerRef = useRef<Trigger>(null)
  const triggerProps: TriggerProps<Trigger> = {
    ref: triggerRef,
    onClick: () => setOpen(!isOpen),
    onPointerEnter: fetchAhead,
    onFocus: fetchAhead,
    'aria-haspopup': kind,
    'aria-expanded': isOpen,
  }
  return { triggerRef, triggerProps, wasOpen: useWasOpen(isOpen) }
}
