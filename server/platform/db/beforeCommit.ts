import { type SQL, type SQLWrapper, sql } from 'drizzle-orm'
import { getCode, SavedMeanwhileError } from './away.ts'
import type { Db } from './index.ts'
import { preparedSql } from './prepared.ts'

/** What transactions collect for their end, in the order in which it is saved, so that locks are always taken in one. */
const kinds = [
  'applications',
  'conversations',
  'notifications',
  'mails',
  'events',
  'notices',
  'jobs',
] as const
type Kind = (typeof kinds)[number]

/**
 * How a kind is saved: SQL of statements, in their order. Each gets the rows as SQL of a jsonb list and returns rows, by which
 * PostgreSQL keeps the order. Where a unique row is there already the whole transaction is repeated, which should find it.
 */
export type Saving = { kind: Kind; save: readonly ((rows: SQL) => SQL)[] }

type Ending = Saving & { take(): Promise<readonly unknown[]> }

const endingsOf = new WeakMap<Db, Ending[]>()

/** Lets `beforeCommit` collect items in this transaction. */
export function collectEndings(tx: Db): void {
  endingsOf.set(tx, [])
}

/** A prepared statement and its values. */
export type LastStatement = {
  statement: ReturnType<typeof preparedSql>
  values: Record<string, string>
}

/** Returns the statement that saves all that the transaction has collected, if it has. */
export async function getLastStatement(tx: Db): Promise<LastStatement | null> {
  const endings = endingsOf.get(tx) ?? []
  const taken: Taken[] = []
  for (const kind of kinds) {
    // What is collected for one kind may add items to a later one.
    for (const ending of endings.filter((one) => one.kind === kind)) {
      const rows = await ending.take()
      if (rows.length > 0) taken.push({ saving: ending, rows })
    }
  }
  return taken.length > 0 ? savingAll(taken) : null
}

type Taken = { saving: Saving; rows: readonly unknown[] }

/** PostgreSQL's names have at most 63 bytes. */
const longestPart = 6

type Composed = { savings: readonly Saving[]; statement: LastStatement['statement'] }

/** One for each combination of kinds, which PostgreSQL knows by its name. */
const composed = new Map<string, Composed>()

function savingAll(taken: readonly Taken[]): LastStatement {
  const { statement } = composeOnce(taken.map(({ saving }) => saving))
  const values = taken.map(({ saving, rows }) => [saving.kind, JSON.stringify(rows)])
  return { statement, values: Object.fromEntries(values) }
}

function composeOnce(savings: readonly Saving[]): Composed {
  const name = ['save', ...savings.map(({ kind }) => kind.slice(0, longestPart))].join('_')
  const known = composed.get(name)
  if (known?.savings.every((saving, index) => saving.save === savings[index]?.save)) return known
  const fresh = { savings, statement: preparedSql(name, composeAll(savings)) }
  composed.set(name, fresh)
  return fresh
}

/** One statement takes PostgreSQL and Node less time than one for each kind. */
function composeAll(savings: readonly Saving[]): SQL {
  const saves = savings.flatMap(({ kind, save }) => save.map((part) => ({ kind, part })))
  const getName = (index: number) => sql.identifier(`part_${index}`)
  const parts = saves.map(({ kind, part }, index) => {
    const rows = sql`${sql.placeholder(kind)}::jsonb`
    return sql`${getName(index)} as materialized (${part(index > 0 ? after(getName(index - 1), rows) : rows)})`
  })
  return sql`with ${sql.join(parts, sql`, `)} select count(*) from ${getName(saves.length - 1)}`
}

/** Reads what was saved before: PostgreSQL might run the parts in another order. */
const after = (before: SQLWrapper, rows: SQL): SQL =>
  sql`case when (select count(*) from ${before}) >= 0 then ${rows} end`

const uniqueViolation = '23505'

/** Sends a statement in the same turn, so that nothing that is sent later comes before it. */
export const sendLast = (db: Db, { statement, values }: LastStatement): Promise<unknown> =>
  statement(db)
    .execute(values)
    .catch((thrown) => {
      throw getCode(thrown) === uniqueViolation ? new SavedMeanwhileError(thrown) : thrown
    })

/** Saves rows without waiting for the commit. */
export const saveNow = async (db: Db, saving: Saving, rows: readonly unknown[]): Promise<void> => {
  if (rows.length > 0) await sendLast(db, savingAll([{ saving, rows }]))
}

/** Runs `work` in the caller's transaction, or in a new one where there is none. */
export const inTransaction = <T>(db: Db, work: (tx: Db) => Promise<T>): Promise<T> =>
  endingsOf.has(db) ? work(db) : db.transaction(work)

/**
 * Collects items during a transaction. Right before the commit, with which they are sent, their rows are saved, together with
 * those of the other kinds, so that locks are short. `toRows` itself sends nothing. Outside a transaction they are saved at
 * once; `finishNow` does not wait for the commit.
 */
export function beforeCommit<Item>(
  saving: Saving,
  toRows: (items: readonly Item[], db: Db) => readonly unknown[] | Promise<readonly unknown[]>,
) {
  const collected = new WeakMap<Db, Item[]>()
  const take = async (db: Db): Promise<readonly unknown[]> => {
    const items = collected.get(db)
    collected.delete(db)
    return items ? toRows(items, db) : []
  }
  return {
    async add(db: Db, items: readonly Item[]): Promise<void> {
      if (items.length === 0) return
      const endings = endingsOf.get(db)
      if (!endings) return saveNow(db, saving, await toRows(items, db))
      const before = collected.get(db)
      if (before) return void before.push(...items)
      collected.set(db, [...items])
      endings.push({ ...saving, take: () => take(db) })
    },
    finishNow: async (db: Db): Promise<void> => saveNow(db, saving, await take(db)),
  }
}
