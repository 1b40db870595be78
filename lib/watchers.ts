/** Those who want to hear of changes of what is kept outside of the screens; `watch` answers how to stop. */
export function makeWatchers() {
  const watchers = new Set<() => void>()
  return {
    watch: (told: () => void): (() => void) => {
      watchers.add(told)
      return () => void watchers.delete(told)
    },
    tell: (): void => {
      for (const told of watchers) told()
    },
  }
}
