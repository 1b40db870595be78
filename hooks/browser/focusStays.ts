import { type FocusEvent, useLayoutEffect, useRef } from 'react'

const targets = 'a[href], button:enabled'

/**
 * For a box whose rows can go with the button that was pressed: the focus moves to what comes next in it then, or else
 * before, or to the box when nothing is left.
 */
export function useFocusStays<Box extends HTMLElement>() {
  const ref = useRef<Box>(null)
  /** What had the focus last, then what follows it and what precedes it, nearest first. */
  const last = useRef<readonly Element[]>([])
  useLayoutEffect(() => {
    const [focused, ...others] = last.current
    if (document.activeElement !== document.body || !focused || focused.isConnected) return
    const next = others.find((one) => one.isConnected) ?? ref.current
    if (next instanceof HTMLElement) next.focus({ preventScroll: true })
  })
  return {
    ref,
    tabIndex: -1,
    onFocus: ({ target, currentTarget }: FocusEvent<Box>) => {
      const all = [...currentTarget.querySelectorAll(targets)]
      const place = all.indexOf(target)
      last.current = [target, ...all.slice(place + 1), ...all.slice(0, Math.max(place, 0)).reverse()]
    },
  }
}
