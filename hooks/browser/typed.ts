import { useLayoutEffect, useRef } from 'react'
import { keepTyped } from '#services/typed.ts'

/** Hands what was typed before hydration to the components. Belongs into the outermost component. */
export function useTyped(): void {
  const isDone = useRef(false)
  // Before any component renders again, which would overwrite the fields.
  useLayoutEffect(() => {
    if (isDone.current) return
    isDone.current = true
    keepTyped()
  }, [])
}
