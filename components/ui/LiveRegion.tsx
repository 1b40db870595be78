import type { ReactNode } from 'react'

interface LiveRegionProps {
  children?: ReactNode
  /** Interrupts what is being read; for refusals only. */
  urgent?: boolean
}

/** Reads aloud whatever its children become. Keep it mounted and change what is inside. */
export function LiveRegion({ children, urgent = false }: LiveRegionProps) {
  return (
    <div className="sr-only" role={urgent ? 'alert' : 'status'} aria-live={urgent ? 'assertive' : 'polite'}>
      {children}
    </div>
  )
}
