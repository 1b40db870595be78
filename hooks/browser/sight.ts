import { type RefObject, useEffect, useState } from 'react'

/** Whether an element has been in sight, or nearly: for what is drawn only then. */
export function useWasSeen(element: RefObject<Element | null>): boolean {
  const [wasSeen, setSeen] = useState(false)
  useEffect(() => {
    if (!element.current) return
    const watcher = new IntersectionObserver(([entry]) => entry?.isIntersecting && setSeen(true), {
      rootMargin: '200px 0px',
    })
    watcher.observe(element.current)
    return () => watcher.disconnect()
  }, [element])
  return wasSeen
}
