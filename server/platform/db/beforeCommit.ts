import type { Db } from './index.ts'

/** A prepared statement and its values. */
export type LastStatement = {
  statement: (db: Db) => { execute(values: Record<string, unknown>): Promise<unknown> }
  values: Record<string, unknown>
}

/** What transactions collect for their end. Their statements run in this order, so that locks are always taken in one. */
const kinds = ['events', 'notices', 'jobs'] as const
type Kind = (typeof kinds)[number]

type Ending = { kind: Kind; take(): Promise<LastStatement[]> }

const endingsOf = new WeakMap<Db, Ending[]>()

/** Lets `beforeCommit` collect items in this transaction. */
export function collectEndings(tx: Db): void {
  endingsOf.set(tx, [])
}

/** Returns the statements for all that the transaction has collected. */
export async function getLastStatements(tx: Db): Promise<LastStatement[]> {
  const endings = endingsOf.get(tx) ?? []
  const statements: LastStatement[] = []
  for (const kind of kinds) {
    // What is collected for one kind may add items to a later one.
    for (const ending of endings.filter((one) => one.kind === kind)) statements.push(...(await ending.take()))
  }
  return statements
}

/** Sends a statement in the same turn, so that nothing that is sent later comes before it. */
export const sendLast = (db: Db, { statement, values }: LastStatement): Promise<unknown> =>
  statement(db).execute(values)

/** Runs `work` in the caller's transaction, or in a new one where there is none. */
export const inTransaction = <T>(db: Db, work: (tx: Db) => Promise<T>): Promise<T> =>
  endingsOf.has(db) ? work(db) : db.transaction(work)

/**
 * Collects items during a transaction. Right before the commit, with which they are sent, the statements run that `finish`
 * returns for all items, so that locks are short. `finish` itself sends nothing. Outside a transaction they run at once;
 * `finishNow` does not wait for the commit.
 */
export function beforeCommit<Item>(
  kind: Kind,
  finish: (db: Db, items: readonly Item[]) => Promise<LastStatement[]> | LastStatement[],
) {
  const collected = new WeakMap<Db, Item[]>()
  const take = async (db: Db): Promise<LastStatement[]> => {
    const items = collected.get(db)
    collected.delete(db)
    return items ? finish(db, items) : []
  }
  const run = async (db: Db, statements: readonly LastStatement[]): Promise<void> => {
    for (const statement of statements) await sendLast(db, statement)
  }
  return {
    async add(db: Db, items: readonly Item[]): Promise<void> {
      if (items.length === 0) return
      const endings = endingsOf.get(db)
      if (!endings) return run(db, await finish(db, items))
      const before = collected.get(db)
      if (before) return void before.push(...items)
      collected.set(db, [...items])
      endings.push({ kind, take: () => take(db) })
    },
    finishNow: async (db: Db): Promise<void> => run(db, await take(db)),
  }
}
