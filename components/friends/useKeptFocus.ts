import { type RefObject, useEffect, useRef } from 'react'

/** When what had the focus gives way to something else in this box, the focus stays in the box. */
export function useKeptFocus(state: string): RefObject<HTMLDivElement | null> {
  const box = useRef<HTMLDivElement>(null)
  const before = useRef(state)
  const hadFocus = useRef(false)
  useEffect(() => {
    const note = ({ target }: FocusEvent) => {
      hadFocus.current = target instanceof Node && Boolean(box.current?.contains(target))
    }
    document.addEventListener('focusin', note)
    return () => document.removeEventListener('focusin', note)
  }, [])
  useEffect(() => {
    if (before.current === state) return
    before.current = state
    if (!hadFocus.current || document.activeElement !== document.body) return
    box.current?.querySelector<HTMLElement>('button:enabled')?.focus()
  }, [state])
  return box
}
