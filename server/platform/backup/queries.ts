import { getTableName, is } from 'drizzle-orm'
import { readMigrationFiles } from 'drizzle-orm/migrator'
import { PgTable } from 'drizzle-orm/pg-core'
import pg from 'pg'
import { from as copyFrom, to as copyTo } from 'pg-copy-streams'
import { migrationsFolder } from '../db/migrate.ts'
import * as schema from '../db/schema.ts'

/** A connection of a command's own, without the limits of those that answer people. */
export async function connect(url: string, name: string): Promise<pg.Client> {
  const client = new pg.Client({ connectionString: url, application_name: name })
  // A query that was under way says so itself.
  client.on('error', () => {})
  await client.connect()
  return client
}

/** A table as COPY names it, with the columns that are not computed and the tables that its rows point to. */
export type Table = { name: string; columns: string[]; pointsTo: string[] }

/** Forgotten each day: a copy that lasts would tell whose the hashes were. */
const neverCopied = ['view_salts']

const ownTables = Object.values(schema)
  .flatMap((one) => (is(one, PgTable) ? [getTableName(one)] : []))
  .filter((name) => !neverCopied.includes(name))

/** Ours and the queue's, those first that others point to. Strangers in the same database are left alone. */
export async function listTables(client: pg.ClientBase): Promise<Table[]> {
  const { rows } = await client.query<Table>(
    `select format('%I.%I', n.nspname, c.relname) as name,
       array_agg(quote_ident(a.attname) order by a.attnum) filter (where a.attgenerated = '') as columns,
       array(select distinct format('%I.%I', pn.nspname, p.relname)
         from pg_constraint f join pg_class p on p.oid = f.confrelid join pg_namespace pn on pn.oid = p.relnamespace
         where f.conrelid = c.oid and f.contype = 'f' and f.confrelid <> c.oid) as "pointsTo"
     from pg_class c join pg_namespace n on n.oid = c.relnamespace
       join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped
     where c.relkind = 'r' and (n.nspname = 'public' and c.relname = any($1)
       or n.nspname = 'graphile_worker' and c.relname like '\\_private\\_%')
     group by c.oid, n.nspname, c.relname
     order by 1`,
    [ownTables],
  )
  return pointedToFirst(rows)
}

function pointedToFirst(tables: readonly Table[]): Table[] {
  const sorted: Table[] = []
  let waiting = [...tables]
  while (waiting.length > 0) {
    const names = new Set(waiting.map(({ name }) => name))
    const ready = waiting.filter(({ pointsTo }) => !pointsTo.some((name) => names.has(name)))
    if (ready.length === 0) throw new Error(`tables point to each other in a circle: ${[...names]}`)
    sorted.push(...ready)
    waiting = waiting.filter((table) => !ready.includes(table))
  }
  return sorted
}

export const copyOut = (client: pg.ClientBase, { name, columns }: Table) =>
  client.query(copyTo(`copy ${name} (${columns}) to stdout`))

export const copyIn = (client: pg.ClientBase, { name, columns }: Table) =>
  client.query(copyFrom(`copy ${name} (${columns}) from stdin`))

/** One moment of the whole database, written the same way wherever it is read. */
export async function beginSnapshot(client: pg.ClientBase): Promise<void> {
  await client.query('begin isolation level repeatable read, read only')
  await writePlainly(client)
}

export async function beginRestore(client: pg.ClientBase): Promise<void> {
  await client.query('begin')
  await writePlainly(client)
}

export const commit = (client: pg.ClientBase) => client.query('commit')

const writePlainly = (client: pg.ClientBase) =>
  client.query(`set local datestyle = iso; set local intervalstyle = postgres; set local timezone = 'UTC';
    set local client_encoding = 'UTF8'; set local statement_timeout = 0; set local lock_timeout = '10s'`)

/** Those of these mails that had gone at this moment. */
export async function findSentMails(client: pg.ClientBase, ids: readonly string[]): Promise<Set<string>> {
  const { rows } = await client.query<{ id: string }>(
    "select id from mails where id = any($1::uuid[]) and state = 'sent'",
    [ids],
  )
  return new Set(rows.map(({ id }) => id))
}

/** What the database went through, and what the queue in it did. */
export async function readShape(client: pg.ClientBase) {
  const { rows } = await client.query<{ hash: string }>(
    'select hash from drizzle.__drizzle_migrations order by created_at',
  )
  const queue = await client.query<{ last: number }>('select max(id) as last from graphile_worker.migrations')
  return { migrations: rows.map(({ hash }) => hash), queueMigration: queue.rows[0]?.last ?? 0 }
}

/** The migrations that this Brota brings. */
export const ownMigrations = (): string[] => readMigrationFiles({ migrationsFolder }).map(({ hash }) => hash)

/** A numbered column, by its table: sequences may be called otherwise elsewhere. */
export type Sequence = { column: string; last: string }

/** Those of the numbered rows of these tables; one that never counted is left out. */
export async function listSequences(client: pg.ClientBase, tables: readonly Table[]): Promise<Sequence[]> {
  const { rows } = await client.query<Sequence>(
    `select t.name || '.' || a.attname as column,
       pg_sequence_last_value(pg_get_serial_sequence(t.name, a.attname)::regclass)::text as last
     from unnest($1::text[]) t(name) join pg_attribute a on a.attrelid = t.name::regclass and a.attidentity <> ''
     order by 1`,
    [tables.map(({ name }) => name)],
  )
  return rows.filter(({ last }) => last !== null)
}

/** Lets the sequence behind a column go on where it was. Only a column of these tables has one. */
export async function setSequence(
  client: pg.ClientBase,
  tables: readonly Table[],
  { column, last }: Sequence,
): Promise<void> {
  await client.query(
    `select setval(pg_get_serial_sequence(t.name, a.attname), $2::bigint)
     from unnest($1::text[]) t(name) join pg_attribute a on a.attrelid = t.name::regclass and a.attidentity <> ''
     where t.name || '.' || a.attname = $3`,
    [tables.map(({ name }) => name), last, column],
  )
}

/** Whether any row would be lost. */
export async function hasRows(client: pg.ClientBase, tables: readonly Table[]): Promise<boolean> {
  for (const { name } of tables) {
    if ((await client.query(`select from ${name} limit 1`)).rowCount) return true
  }
  return false
}

/** Empties all of them, those too that let nobody take a row away: the whole house is replaced, its logs with it. */
export async function emptyTables(client: pg.ClientBase, tables: readonly Table[]): Promise<void> {
  const stored = await listStored(client, tables)
  for (const name of stored) await client.query(`alter table ${name} disable trigger user`)
  await client.query(`truncate ${tables.map(({ name }) => name).join(', ')}`)
  for (const name of stored) await client.query(`alter table ${name} enable trigger user`)
}

/** Those with a trigger on TRUNCATE. */
async function listStored(client: pg.ClientBase, tables: readonly Table[]): Promise<string[]> {
  const { rows } = await client.query<{ name: string }>(
    `select t.name from unnest($1::text[]) t(name)
     where exists (select from pg_trigger where tgrelid = t.name::regclass and not tgisinternal and tgtype & 32 <> 0)`,
    [tables.map(({ name }) => name)],
  )
  return rows.map(({ name }) => name)
}

/** The processes that had taken work are not coming back. */
export async function releaseWork(client: pg.ClientBase): Promise<void> {
  await client.query('update graphile_worker._private_jobs set locked_at = null, locked_by = null')
  await client.query('update graphile_worker._private_job_queues set locked_at = null, locked_by = null')
}

/** How many connections a running house has open: its pool closes those that are idle, the one that listens stays. */
export async function countHouses(client: pg.ClientBase): Promise<number> {
  const { rows } = await client.query<{ count: number }>(
    `select count(*)::int from pg_stat_activity
     where datname = current_database() and application_name in ('brota', 'brota live')`,
  )
  return rows[0]?.count ?? 0
}
