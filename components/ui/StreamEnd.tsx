import { type ReactNode, useEffect, useEffectEvent, useRef } from 'react'
import { ErrorState } from './ErrorState.tsx'

interface StreamEndProps {
  hasMore: boolean
  /** The last attempt failed: asks before it tries again. */
  failed: boolean
  readOn: () => Promise<unknown>
  /** Read aloud while more comes. */
  label: string
  /** Of the size of what comes. */
  skeleton: ReactNode
  /** After the last of all. */
  end?: ReactNode
}

/**
 * The end of what is loaded of an endless list: long before it is seen, the next stretch is on its way. Inside a box
 * of its own that scrolls (`data-scrolls`) as well as on the page.
 */
export function StreamEnd({ hasMore, failed, readOn, label, skeleton, end }: StreamEndProps) {
  const mark = useRef<HTMLDivElement>(null)
  const near = useEffectEvent(() => void readOn())
  // Anew with each drawing: what came may have been too little to push the end out of sight.
  useEffect(() => {
    const { current } = mark
    if (!current || !hasMore || failed) return
    const watcher = new IntersectionObserver(([entry]) => entry?.isIntersecting && near(), {
      root: current.closest('[data-scrolls]'),
      rootMargin: '1200px 0px',
    })
    watcher.observe(current)
    return () => watcher.disconnect()
  })
  if (!hasMore) return end
  if (failed) return <ErrorState retry={() => void readOn()} />
  return (
    <div ref={mark}>
      <span className="sr-only">{label}</span>
      {skeleton}
    </div>
  )
}
