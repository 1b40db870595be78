import { useLayoutEffect } from 'react'

/** In milliseconds: longer than a dialog takes to close, during which it has the focus. */
export const dialogGone = 300

/**
 * Remembers where the focus is. The function that it returns, called when that may have gone, then moves the focus to the
 * nearest box around it that is left: a keyboard would begin anew at the top of the page.
 */
export function rememberFocus(): () => void {
  const around = [...getAncestors(document.activeElement)]
  return () => void setTimeout(() => focusNearest(around), dialogGone)
}

/** Does so for a dialog or a menu, which returns the focus by itself while its opener is there. */
export function useFocusBack(isOpen: boolean): void {
  // Before the panel takes the focus.
  useLayoutEffect(() => (isOpen ? rememberFocus() : undefined), [isOpen])
}

function* getAncestors(element: Element | null): Generator<HTMLElement> {
  for (let one = element; one && one !== document.body; one = one.parentElement)
    if (one instanceof HTMLElement) yield one
}

function focusNearest(around: readonly HTMLElement[]): void {
  const nearest = around.find((one) => one.isConnected && !one.matches(':disabled'))
  if (!nearest) return
  // The page of then may be gone, and with it the variable `document`.
  const page = nearest.ownerDocument
  if (page.activeElement !== page.body) return
  if (nearest.tabIndex < 0) nearest.tabIndex = -1
  nearest.focus({ preventScroll: true })
}
