import type { ReactNode } from 'react'
import { lazyOverlay } from './lazyOverlay.tsx'
import { useWasOpen } from './useWasOpen.ts'

export interface LightboxProps {
  /** Which slide is open; null while it is closed. */
  open: number | null
  onClose: () => void
  /** What is shown, for screen readers. */
  label: string
  count: number
  /** A slide: made when it is shown or beside what is shown. */
  slide: (place: number, isCurrent: boolean) => ReactNode
  /** Words under the slides. */
  caption?: ReactNode
}

const LightboxPanel = lazyOverlay(() =>
  import('./panels/LightboxPanel.tsx').then((panel) => panel.LightboxPanel),
)

/** Pictures over the whole screen, one at a time. Its code comes when it first opens. */
export const Lightbox = (props: LightboxProps) =>
  useWasOpen(props.open !== null) ? <LightboxPanel {...props} /> : null
