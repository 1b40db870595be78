import type { Db, Tx } from './index.ts'

type Act = () => Promise<void>

/** `last`: what waits until all other acts have run. */
type Endings = { acts: Act[]; last: Act[] }

const endingsOf = new WeakMap<Db, Endings>()

/** Runs a transaction's work, then what `beforeCommit` collected for its end. */
export async function runToItsEnd<T>(tx: Tx, run: (tx: Tx) => Promise<T>): Promise<T> {
  const endings: Endings = { acts: [], last: [] }
  endingsOf.set(tx, endings)
  const result = await run(tx)
  for (const act of endings.acts) await act()
  for (const act of endings.last) await act()
  return result
}

type Finish<Item> = (tx: Db, items: readonly Item[]) => Promise<void>

/** Adds an item to those of its transaction, for which `finish` runs once among these acts. */
function collector<Item>(finish: Finish<Item>) {
  const collected = new WeakMap<Db, Item[]>()
  return (db: Db, item: Item, acts: Act[]): void => {
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

/**
 * Collects items during a transaction and calls `finish` once for all of them right before the commit, so that locks
 * are short and always taken in one order. Outside a transaction `finish` runs at once, in its own transaction.
 */
export function beforeCommit<Item>(finish: Finish<Item>) {
  const collect = collector(finish)
  return async (db: Db, item: Item): Promise<void> => {
    const endings = endingsOf.get(db)
    if (!endings) return db.transaction((tx) => finish(tx, [item]))
    collect(db, item, endings.acts)
  }
}

/** As `beforeCommit`, but after all of it, and by one statement, which needs no transaction. */
export function lastBeforeCommit<Item>(finish: Finish<Item>) {
  const collect = collector(finish)
  return async (db: Db, item: Item): Promise<void> => {
    const endings = endingsOf.get(db)
    if (!endings) return finish(db, [item])
    collect(db, item, endings.last)
  }
}
