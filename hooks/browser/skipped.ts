import { type RefCallback, startTransition, useCallback, useState } from 'react'

/** A browser that does not say when it skips an element shows all of it. */
const isSaid = () => typeof window !== 'undefined' && 'ContentVisibilityAutoStateChangeEvent' in window

/**
 * Whether the browser neither lays out nor paints an element with `content-visibility: auto`, because it is far from the
 * screen and nothing in it has the focus or is selected. `first` is what holds before the browser has said it; it has to
 * be false in the document that the server sends.
 */
export function useIsSkipped<T extends HTMLElement>(first: boolean): [RefCallback<T>, boolean] {
  const [isSkipped, setIsSkipped] = useState(() => first && isSaid())
  const ref = useCallback((element: T | null) => {
    const hear = (event: Event) => {
      if (event.target !== element || !('skipped' in event)) return
      const { skipped } = event
      startTransition(() => setIsSkipped(skipped === true))
    }
    element?.addEventListener(stateChange, hear)
    return () => element?.removeEventListener(stateChange, hear)
  }, [])
  return [ref, isSkipped]
}
const stateChange = 'contentvisibilityautostatechange'
