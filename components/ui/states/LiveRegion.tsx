import type { ReactNode } from 'react'

type LiveRegionProps = {
  children?: ReactNode
  /** Interrupts what is being read; for errors only. */
  urgent?: boolean
}

/** Announces changes of its children to screen readers. Keep it mounted and change what is inside. */
export function LiveRegion({ children, urgent = false }: LiveRegionProps) {
  return (
    <div className="sr-only" role={urgent ? 'alert' : 'status'} aria-live={urgent ? 'assertive' : 'polite'}>
      {children}
    </div>
  )
}
