import { useEffect, useEffectEvent, useRef } from 'react'
import { ThreeDots } from '#components/ui/ThreeDots.tsx'

interface LoadsMoreProps {
  /** Read aloud while more comes. */
  label: string
  load: () => Promise<void>
}

/** The end of what is loaded: nearing it brings the next stretch. */
export function LoadsMore({ label, load }: LoadsMoreProps) {
  const end = useRef<HTMLDivElement>(null)
  const near = useEffectEvent(() => void load().catch(() => {}))
  useEffect(() => {
    const { current } = end
    if (!current) return
    const watcher = new IntersectionObserver(([entry]) => entry?.isIntersecting && near(), {
      root: current.closest('[data-scrolls]'),
      rootMargin: '600px 0px',
    })
    watcher.observe(current)
    return () => watcher.disconnect()
  }, [])
  return (
    <div ref={end} className="flex justify-center py-4 text-muted">
      <ThreeDots />
      <span className="sr-only">{label}</span>
    </div>
  )
}
