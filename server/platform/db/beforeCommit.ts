import type { Db, Tx } from './index.ts'

type Act = () => Promise<void>

const endings = new WeakMap<Db, Act[]>()

/** Runs a transaction and then what was kept for its end. */
export async function runToItsEnd<T>(tx: Tx, run: (tx: Tx) => Promise<T>): Promise<T> {
  const acts: Act[] = []
  endings.set(tx, acts)
  const answer = await run(tx)
  for (const act of acts) await act()
  return answer
}

/**
 * Gathers what a transaction has to do last, to do it at one go right before the commit: what others wait for is locked
 * for the shortest time, and always taken in one order. Outside a transaction it is done at once, in one of its own.
 */
export function beforeCommit<Item>(finish: (tx: Db, items: readonly Item[]) => Promise<void>) {
  const gathered = new WeakMap<Db, Item[]>()
  return async (db: Db, item: Item): Promise<void> => {
    const acts = endings.get(db)
    if (!acts) return db.transaction((tx) => finish(tx, [item]))
    const before = gathered.get(db)
    if (before) return void before.push(item)
    const items = [item]
    gathered.set(db, items)
    acts.push(() => {
      gathered.delete(db)
      return finish(db, items)
    })
  }
}
