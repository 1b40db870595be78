import { type RefObject, useEffect, useState } from 'react'

/**
 * Whether an element has been in sight, or within `margin` of it: what only a reader who comes there needs loads no sooner,
 * since it would keep a slow phone busy at the start.
 */
export function useWasSeen(element: RefObject<Element | null>, margin = '0px'): boolean {
  const [wasSeen, setSeen] = useState(false)
  useEffect(() => {
    if (!element.current) return
    const watcher = new IntersectionObserver(([entry]) => entry?.isIntersecting && setSeen(true), {
      rootMargin: margin,
    })
    watcher.observe(element.current)
    return () => watcher.disconnect()
  }, [element, margin])
  return wasSeen
}
