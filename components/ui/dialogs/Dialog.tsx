import type { ReactNode } from 'react'
import { useWasOpen } from '../menus/useWasOpen.ts'
import { lazyOverlay } from './lazyOverlay.tsx'

export type DialogProps = {
  open: boolean
  onClose: () => void
  title: ReactNode
  /** Buttons at the bottom: the main one last. */
  footer?: ReactNode
  size?: 'sm' | 'md' | 'lg' | 'xl'
  /** Neither Escape nor a press outside closes it; only its own buttons do. */
  insistent?: boolean
  /** An alert dialog: something is about to be lost. */
  alert?: boolean
  /** Names what it shows, where that changes while it is open: the dialog then takes the focus. */
  step?: string
  children?: ReactNode
}

/** What a dialog shows, for one of several steps. */
export type DialogView = Pick<DialogProps, 'title' | 'footer' | 'size' | 'alert' | 'step' | 'children'>

const DialogPanel = lazyOverlay(() => import('./DialogPanel.tsx').then((panel) => panel.DialogPanel))

/**
 * A sheet on phones, a centred card on desktops; traps the focus and returns it. Its code loads when it first opens.
 */
export const Dialog = (props: DialogProps) => (useWasOpen(props.open) ? <DialogPanel {...props} /> : null)
