import { type ReactNode, useEffect, useEffectEvent, useRef } from 'react'
import { ErrorState } from '../states/ErrorState.tsx'
import { useIsAlive } from '../useIsAlive.ts'

type StreamEndProps = {
  hasMore: boolean
  /** The last attempt failed: a button retries. */
  failed: boolean
  readOn: () => Promise<unknown>
  /** Announced to screen readers while more is loading. */
  label: string
  /** A placeholder of equal size. */
  skeleton: ReactNode
  /** Shown after the last item. */
  end?: ReactNode
}

/** How often the end asks for the next page while it is near. */
const againMilliseconds = 500

/**
 * The end of the loaded part of an endless list: the next page is fetched long before it is visible. Works inside a
 * scrolling box (`data-scrolls`) as well as on the page.
 */
export function StreamEnd({ hasMore, failed, readOn, label, skeleton, end }: StreamEndProps) {
  const isAlive = useIsAlive()
  const sentinel = useRef<HTMLDivElement>(null)
  const near = useEffectEvent(() => void readOn())
  // After each render: the last page may have been too short to push the end out of view.
  useEffect(() => {
    const { current } = sentinel
    if (!current || !hasMore || failed) return
    // Asked again while it stays near, because a list that is busy when it comes near reads nothing.
    let timer: ReturnType<typeof setInterval> | undefined
    const watcher = new IntersectionObserver(
      ([entry]) => {
        clearInterval(timer)
        if (!entry?.isIntersecting) return
        near()
        timer = setInterval(near, againMilliseconds)
      },
      { root: current.closest('[data-scrolls]'), rootMargin: '1200px 0px' },
    )
    watcher.observe(current)
    return () => {
      watcher.disconnect()
      clearInterval(timer)
    }
  })
  if (!hasMore) return end
  if (failed) return <ErrorState retry={() => void readOn()} />
  return (
    <div ref={sentinel}>
      <span className="sr-only">{label}</span>
      {/* Before the page is alive nothing loads. A browser computes what moves in each frame: one thing, near the screen. */}
      {isAlive && (
        <div className="skips-far">
          <div className="animate-sheen **:animate-none">{skeleton}</div>
        </div>
      )}
    </div>
  )
}
