import { type RefObject, useEffect, useRef } from 'react'

/** In milliseconds: the time a menu or dialog takes to close, during which it has the focus. */
const closing = 800

type RestoredFocus = {
  ref: RefObject<HTMLDivElement | null>
  onFocus: () => void
}

/**
 * When the focused element of this box is replaced, the focus stays in the box; also when the mutation came from a menu
 * of the box. For a div: `<div {...useRestoredFocus(state)}>`.
 */
export function useRestoredFocus(state: string): RestoredFocus {
  const ref = useRef<HTMLDivElement>(null)
  const before = useRef(state)
  const hadFocus = useRef(false)
  useEffect(() => {
    const forget = () => {
      hadFocus.current = false
    }
    // Captured before React handles it, which passes it to the box from its menus too, wherever they are rendered.
    document.addEventListener('focusin', forget, true)
    return () => document.removeEventListener('focusin', forget, true)
  }, [])
  useEffect(() => {
    if (before.current === state) return
    before.current = state
    if (!hadFocus.current) return
    const until = performance.now() + closing
    let frame = requestAnimationFrame(function look(now) {
      if (document.activeElement === document.body)
        ref.current?.querySelector<HTMLElement>('button:enabled')?.focus()
      if (now < until) frame = requestAnimationFrame(look)
    })
    return () => cancelAnimationFrame(frame)
  }, [state])
  return {
    ref,
    onFocus: () => {
      hadFocus.current = true
    },
  }
}
