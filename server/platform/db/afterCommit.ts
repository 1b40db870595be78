import type { Db, Tx } from './index.ts'

type Act = () => void

const collected = new WeakMap<Db, Act[]>()

/** Runs what `afterCommit` collected in the try of this transaction that was committed. */
export async function withAfterCommit<T>(transaction: (begin: (tx: Tx) => void) => Promise<T>): Promise<T> {
  let acts: Act[] = []
  const result = await transaction((tx) => {
    acts = []
    collectFrom(tx, acts)
  })
  for (const act of acts) act()
  return result
}

/** Acts of a savepoint wait for the whole transaction, too. */
function collectFrom(tx: Tx, acts: Act[]): void {
  collected.set(tx, acts)
  const open = tx.transaction.bind(tx)
  tx.transaction = (run, ...options) =>
    open(
      (savepoint) => {
        collectFrom(savepoint, acts)
        return run(savepoint)
      },
      ...options,
    )
}

/** Calls `act` once the caller's transaction has committed; outside a transaction at once. */
export function afterCommit(db: Db, act: Act): void {
  const acts = collected.get(db)
  if (acts) acts.push(act)
  else act()
}
