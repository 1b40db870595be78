import { type RefObject, useEffect, useLayoutEffect, useRef } from 'react'

/** In milliseconds: how long the focus can still be lost after a menu or dialog has closed. */
const settling = 800
const panels = '[role="menu"], [role="dialog"], [role="alertdialog"]'

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
  // At once, since a dialog that is gone moves the focus elsewhere in the next frame if it is lost until then.
  useLayoutEffect(() => {
    if (before.current === state) return
    before.current = state
    if (!hadFocus.current) return
    let until = performance.now() + settling
    let frame = 0
    const look = () => {
      const now = performance.now()
      const { activeElement, body } = document
      const panel = activeElement?.closest(panels)
      // A panel that closes has the focus until it is gone, which takes long on a slow phone.
      if (panel && !panel.contains(ref.current)) until = now + settling
      // On a slow phone the panel may have moved a lost focus to this box itself: see `rememberFocus`.
      const isLost = activeElement === body || (activeElement && activeElement === ref.current)
      if (isLost) ref.current?.querySelector<HTMLElement>('button:enabled')?.focus()
      if (now < until) frame = requestAnimationFrame(look)
    }
    look()
    return () => cancelAnimationFrame(frame)
  }, [state])
  return {
    ref,
    onFocus: () => {
      hadFocus.current = true
    },
  }
}
