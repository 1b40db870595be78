import { type RefCallback, startTransition, useCallback, useState } from 'react'

/** A browser that does not say when it skips an element shows all of it. */
const isSaid = () => typeof window !== 'undefined' && 'ContentVisibilityAutoStateChangeEvent' in window

/**
 * Whether the browser neither lays out nor paints an element with `content-visibility: auto`, because it is far from the
 * screen and nothing in it has the focus or is selected. `first` is what holds before the browser has said it; it has to
 * be false in the document that the server sends. `onLeave` gets an element that was laid out as it is skipped or goes.
 */
export function useIsSkipped<T extends HTMLElement>(
  first: boolean,
  onLeave: (element: T) => void,
): [RefCallback<T>, boolean] {
  const [begins] = useState(() => first && isSaid())
  const [isSkipped, setIsSkipped] = useState(begins)
  const ref = useCallback(
    (element: T | null) => {
      if (!element) return
      let isLaidOut = !begins
      const hear = (event: Event) => {
        if (event.target !== element || !('skipped' in event)) return
        const skipped = event.skipped === true
        if (skipped && isLaidOut) onLeave(element)
        isLaidOut = !skipped
        startTransition(() => setIsSkipped(skipped))
      }
      element.addEventListener(stateChange, hear)
      return () => {
        element.removeEventListener(stateChange, hear)
        if (isLaidOut) onLeave(element)
      }
    },
    [begins, onLeave],
  )
  return [ref, isSkipped]
}
const stateChange = 'contentvisibilityautostatechange'
