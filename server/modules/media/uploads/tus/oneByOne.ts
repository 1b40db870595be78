const last = new Map<string, Promise<unknown>>()

/** Runs works of the same name one after another, in this process; a failure is only that of its own caller. */
export function oneByOne<T>(name: string, work: () => Promise<T>): Promise<T> {
  const mine = (last.get(name) ?? Promise.resolve()).then(work, work)
  const forget = () => {
    if (last.get(name) === mine) last.delete(name)
  }
  last.set(name, mine)
  mine.then(forget, forget)
  return mine
}
