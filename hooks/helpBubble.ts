import { useSyncExternalStore } from 'react'
import { brand } from '#lib/brand.ts'
import { makeWatchers } from '#lib/watchers.ts'
import { tryStorage } from '#services/storage.ts'

const key = `${brand.slug}.helpHidden`
const { watch, tell } = makeWatchers()

// Where nothing can be kept, help is hidden until the page is loaded again.
let hidden = false
const isHidden = (): boolean => hidden || tryStorage('session', (storage) => storage.getItem(key)) === 'true'

function hide(): void {
  hidden = true
  tryStorage('session', (storage) => storage.setItem(key, 'true'))
  tell()
}

/** Whether the help bubble was put away in this tab, and how. The server never shows it. */
export const useHelpBubble = () => ({ hidden: useSyncExternalStore(watch, isHidden, () => true), hide })
