import { useSyncExternalStore } from 'react'
import { brand } from '#lib/brand.ts'
import { createEmitter } from '#lib/emitter.ts'
import { tryStorage } from '#services/storage.ts'

const key = `${brand.slug}.helpHidden`
const { subscribe, emit } = createEmitter()

// Without storage, help stays hidden until the next page load.
let hidden = false
const isHidden = (): boolean => hidden || tryStorage('session', (storage) => storage.getItem(key)) === 'true'

function hide(): void {
  hidden = true
  tryStorage('session', (storage) => storage.setItem(key, 'true'))
  emit()
}

/** Whether the help bubble is hidden in this tab, and a function to hide it. The server never renders it. */
export const useHelpBubble = () => ({ hidden: useSyncExternalStore(subscribe, isHidden, () => true), hide })
