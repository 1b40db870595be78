import type { Db, Tx } from './index.ts'
import { together } from './together.ts'

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
  await together(endings.last.map((act) => act()))
  return result
}

/** Runs `work` in the caller's transaction, or in a new one where there is none. */
export const inTransaction = <T>(db: Db, work: (tx: Db) => Promise<T>): Promise<T> =>
  endingsOf.has(db) ? work(db) : db.transaction(work)

type Finish<Item> = (tx: Db, items: readonly Item[]) => Promise<void>

/** Adds items to those of their transaction, for which `finish` runs once among these acts, or before them by `finishNow`. */
function collector<Item>(finish: Finish<Item>) {
  const collected = new WeakMap<Db, Item[]>()
  const finishNow = async (db: Db): Promise<void> => {
    const items = collected.get(db)
    collected.delete(db)
    if (items) await finish(db, items)
  }
  const add = (db: Db, items: readonly Item[], acts: Act[]): void => {
    const before = collected.get(db)
    if (before) return void before.push(...items)
    collected.set(db, [...items])
    acts.push(() => finishNow(db))
  }
  return { add, finishNow }
}

/**
 * Collects items during a transaction and calls `finish` once for all of them right before the commit, so that locks
 * are short and always taken in one order. Outside a transaction `finish` runs at once, in its own transaction.
 */
export function beforeCommit<Item>(finish: Finish<Item>) {
  const { add } = collector(finish)
  return async (db: Db, item: Item): Promise<void> => {
    const endings = endingsOf.get(db)
    if (!endings) return db.transaction((tx) => finish(tx, [item]))
    add(db, [item], endings.acts)
  }
}

/**
 * As `beforeCommit`, but after all of it, and by one statement, which needs no transaction. `finishNow` does not wait for the
 * commit.
 */
export function lastBeforeCommit<Item>(finish: Finish<Item>) {
  const { add, finishNow } = collector(finish)
  return {
    finishNow,
    async add(db: Db, items: readonly Item[]): Promise<void> {
      if (items.length === 0) return
      const endings = endingsOf.get(db)
      if (!endings) return finish(db, items)
      add(db, items, endings.last)
    },
  }
}
