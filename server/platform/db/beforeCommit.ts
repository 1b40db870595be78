import type { Db, Tx } from './index.ts'

type Act = () => Promise<void>

const endings = new WeakMap<Db, Act[]>()

/** Runs a transaction's work, then what `beforeCommit` collected for its end. */
export async function runToItsEnd<T>(tx: Tx, run: (tx: Tx) => Promise<T>): Promise<T> {
  const acts: Act[] = []
  endings.set(tx, acts)
  const result = await run(tx)
  for (const act of acts) await act()
  return result
}

/**
 * Collects items during a transaction and calls `finish` once for all of them right before the commit, so that locks
 * are short and always taken in one order. Outside a transaction `finish` runs at once, in its own transaction.
 */
export function beforeCommit<Item>(finish: (tx: Db, items: readonly Item[]) => Promise<void>) {
  const collected = new WeakMap<Db, Item[]>()
  return async (db: Db, item: Item): Promise<void> => {
    const acts = endings.get(db)
    if (!acts) return db.transaction((tx) => finish(tx, [item]))
    const collectedItems = collected.get(db)
    if (collectedItems) return void collectedItems.push(item)
    const items = [item]
    collected.set(db, items)
    acts.push(() => {
      collected.delete(db)
      return finish(db, items)
    })
  }
}
