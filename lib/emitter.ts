/** Listeners for changes of state outside of React; `watch` returns a function that unsubscribes. */
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
