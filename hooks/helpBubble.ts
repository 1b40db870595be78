import { useSyncExternalStore } from 'react'
import { brand } from '#lib/brand.ts'

const key = `${brand.slug}.helpHidden`
const listeners = new Set<() => void>()

// Storage can be switched off: then help is hidden until the page is loaded again.
let hidden = false
const isHidden = (): boolean => {
  try {
    return hidden || sessionStorage.getItem(key) === 'true'
  } catch {
    return hidden
  }
}

function hide(): void {
  hidden = true
  try {
    sessionStorage.setItem(key, 'true')
  } catch {}
  for (const listener of listeners) listener()
}

const subscribe = (listener: () => void) => {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** Whether the help bubble was put away in this tab, and how. The server never shows it. */
export const useHelpBubble = () => ({ hidden: useSyncExternalStore(subscribe, isHidden, () => true), hide })
