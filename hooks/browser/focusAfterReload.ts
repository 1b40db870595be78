import { type RefObject, useEffect, useRef } from 'react'
import { tryStorage } from '#services/storage.ts'

const key = 'focus-after-reload'

/**
 * A ref for a group of radio buttons whose choice reloads the page, and `remember`, to be called as it does: the chosen one
 * then has the focus again, which a browser forgets. `name` is unique in the site.
 */
export function useFocusAfterReload<Box extends HTMLElement>(
  name: string,
): { box: RefObject<Box | null>; remember: () => void } {
  const box = useRef<Box>(null)
  useEffect(() => {
    if (tryStorage('session', (storage) => storage.getItem(key)) !== name) return
    tryStorage('session', (storage) => storage.removeItem(key))
    box.current?.querySelector<HTMLElement>('input:checked')?.focus({ preventScroll: true })
  }, [name])
  const remember = () => tryStorage('session', (storage) => storage.setItem(key, name))
  return { box, remember }
}
