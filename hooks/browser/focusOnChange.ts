import { type RefObject, useEffect, useRef } from 'react'

/** A ref for what takes the focus when `state` changes, where the button that was pressed is gone by then. */
export function useFocusOnChange<Box extends HTMLElement>(state: unknown): RefObject<Box | null> {
  const box = useRef<Box>(null)
  const before = useRef(state)
  useEffect(() => {
    if (before.current === state) return
    before.current = state
    box.current?.focus()
  }, [state])
  return box
}
