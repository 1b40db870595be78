import type { ReactNode } from 'react'
import { useWasOpen } from '../menus/useWasOpen.ts'
import { lazyOverlay } from './lazyOverlay.tsx'

export type LightboxProps = {
  /** The index of the open slide; null while closed. */
  open: number | null
  onClose: () => void
  /** The content, for screen readers. */
  label: string
  count: number
  /** Renders a slide: called for the shown one and its neighbours. */
  slide: (place: number, isCurrent: boolean) => ReactNode
  /** Text under the slides. */
  caption?: ReactNode
}

const LightboxPanel = lazyOverlay(() => import('./LightboxPanel.tsx').then((panel) => panel.LightboxPanel))

/** Images over the whole screen, one at a time. Its code loads when it first opens. */
export const Lightbox = (props: LightboxProps) =>
  useWasOpen(props.open !== null) ? <LightboxPanel {...props} /> : null
