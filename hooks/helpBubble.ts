import { useSyncExternalStore } from 'react'
import { brand } from '#lib/brand.ts'
import { createEmitter } from '#lib/emitter.ts'
import { tryStorage } from '#services/storage.ts'

const key = `${brand.slug}.helpHidden`
const { subscribe, emit } = createEmitter()

// Where nothing can be kept, help is hidden until the page is loaded again.
let hidden = false
const isHidden = (): boolean => hidden || tryStorage('session', (storage) => storage.getItem(key)) === 'true'

function hide(): void {
  hidden = true
  tryStorage('session', (storage) => storage.setItem(key, 'true'))
  emit()
}

/** Whether the help bubble was put away in this tab, and how. The server never shows it. */
export const useHelpBubble = () => ({ hidden: useSyncExternalStore(subscribe, isHidden, () => true), hide })
