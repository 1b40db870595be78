/** Those who want to hear of changes of what is kept outside of the screens; `watch` answers how to stop. */
export function createEmitter() {
  const listeners = new Set<() => void>()
  return {
    subscribe: (listener: () => void): (() => void) => {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
    emit: (): void => {
      for (const listener of listeners) listener()
    },
  }
}
