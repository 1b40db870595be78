import { getTableName, is } from 'drizzle-orm'
import { readMigrationFiles } from 'drizzle-orm/migrator'
import { PgTable } from 'drizzle-orm/pg-core'
import pg from 'pg'
import { from as copyFrom, to as copyTo } from 'pg-copy-streams'
import { migrationsFolder } from '../db/migrate.ts'
import * as schema from '../db/schema.ts'
import { derived, leftOut } from './leftOut.ts'

/** Opens a connection for a command, without the timeouts of the pool. */
export async function connect(url: string, name: string): Promise<pg.Client> {
  const client = new pg.Client({ connectionString: url, application_name: name })
  // A query that is under way rejects by itself.
  client.on('error', () => {})
  await client.connect()
  return client
}

/** A table as COPY names it, with its columns that are not generated and the tables that its foreign keys point to. */
export type Table = { name: string; columns: string[]; pointsTo: string[] }

const ownTables = Object.values(schema)
  .flatMap((table) => (is(table, PgTable) ? [getTableName(table)] : []))
  .filter((name) => !leftOut.includes(name))

/** The tables of Brota and of its queue, referenced tables first. Other tables of the database are left out. */
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
  return sortByReferences(rows)
}

function sortByReferences(tables: readonly Table[]): Table[] {
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

/** Begins a read-only snapshot of the whole database, in a text format that does not depend on the server. */
export async function beginSnapshot(client: pg.ClientBase): Promise<void> {
  await client.query('begin isolation level repeatable read, read only')
  await setTextFormat(client)
}

export async function beginRestore(client: pg.ClientBase): Promise<void> {
  await client.query('begin')
  await setTextFormat(client)
}

export const commit = (client: pg.ClientBase) => client.query('commit')

const setTextFormat = (client: pg.ClientBase) =>
  client.query(`set local datestyle = iso; set local intervalstyle = postgres; set local timezone = 'UTC';
    set local client_encoding = 'UTF8'; set local statement_timeout = 0; set local lock_timeout = '10s'`)

/** The ids among these whose email was sent at the time of the snapshot. */
export async function findSentMails(client: pg.ClientBase, ids: readonly string[]): Promise<Set<string>> {
  const { rows } = await client.query<{ id: string }>(
    "select id from mails where id = any($1::uuid[]) and state = 'sent'",
    [ids],
  )
  return new Set(rows.map(({ id }) => id))
}

/** The hashes of the migrations that were applied to the database. */
export async function readMigrations(client: pg.ClientBase): Promise<string[]> {
  const { rows } = await client.query<{ hash: string }>(
    'select hash from drizzle.__drizzle_migrations order by created_at',
  )
  return rows.map(({ hash }) => hash)
}

/** The number of the last migration of the queue. */
export async function readQueueMigration(client: pg.ClientBase): Promise<number> {
  const { rows } = await client.query<{ last: number }>(
    'select max(id) as last from graphile_worker.migrations',
  )
  return rows[0]?.last ?? 0
}

/** One migration of this version of Brota: its statements and what marks it as applied. */
export type Migration = { hash: string; sql: string[]; folderMillis: number }

/** The migrations of this version of Brota, oldest first. */
export const ownMigrations = (): Migration[] => readMigrationFiles({ migrationsFolder })

/** Drops what the migrations made, except extensions. Throws when another table of the database points to one of these. */
export async function dropTables(client: pg.ClientBase): Promise<void> {
  const functions = ownMigrations().flatMap(({ sql }) => sql.flatMap(toFunction))
  const takeRow = functions.filter((one) => one.takesRow)
  // A table cannot be dropped before the functions that take a row of it, and others not before what uses them.
  await dropFunctions(client, takeRow)
  await client.query(`drop table if exists ${Object.values(schema).flatMap(toQuotedName).join(', ')}`)
  await dropFunctions(client, functions)
  await client.query('delete from drizzle.__drizzle_migrations')
}

/** Drops the functions of these names, each with all its lists of parameters. */
async function dropFunctions(client: pg.ClientBase, named: { name: string }[]): Promise<void> {
  const { rows } = await client.query<{ signature: string }>(
    `select oid::regprocedure::text as signature from pg_proc
     where pronamespace = current_schema()::regnamespace and proname = any($1)`,
    [named.map(({ name }) => name)],
  )
  for (const { signature } of rows) await client.query(`drop function if exists ${signature}`)
}

/** The function that a statement creates. */
function toFunction(statement: string): { name: string; takesRow: boolean }[] {
  const [, name, type = ''] =
    /create (?:or replace )?function "?(\w+)"?\s*\((?:\w+ (\w+))?/i.exec(statement) ?? []
  return name ? [{ name, takesRow: ownTables.some((table) => table === type) }] : []
}

const toQuotedName = (table: unknown): string[] =>
  is(table, PgTable) ? [`public."${getTableName(table)}"`] : []

/** Applies migrations in the caller's transaction, which the library's own function would end. */
export async function applyMigrations(
  client: pg.ClientBase,
  migrations: readonly Migration[],
): Promise<void> {
  for (const { hash, sql, folderMillis } of migrations) {
    for (const statement of sql) await client.query(statement)
    await client.query('insert into drizzle.__drizzle_migrations (hash, created_at) values ($1, $2)', [
      hash,
      folderMillis,
    ])
  }
}

/** An identity column as `table.column`; names of sequences may differ between databases. */
export type Sequence = { column: string; last: string }

/** The sequences of these tables that were used. */
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

/** Sets the sequence of an identity column of these tables. */
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

/** Whether any of these tables has a row that a restore would replace. */
export async function hasRows(client: pg.ClientBase, tables: readonly Table[]): Promise<boolean> {
  for (const { name } of tables) {
    if ((await client.query(`select from ${name} limit 1`)).rowCount) return true
  }
  return false
}

/** Empties all tables, including append-only ones, whose triggers are disabled meanwhile. */
export async function emptyTables(client: pg.ClientBase, tables: readonly Table[]): Promise<void> {
  const guarded = await listGuarded(client, tables)
  for (const name of guarded) await client.query(`alter table ${name} disable trigger user`)
  const names = [...tables.map(({ name }) => name), ...(await listDerived(client))]
  await client.query(`truncate ${names.join(', ')}`)
  for (const name of guarded) await client.query(`alter table ${name} enable trigger user`)
}

/** The derived tables that the migrations of the backup's version know. */
async function listDerived(client: pg.ClientBase): Promise<string[]> {
  const { rows } = await client.query<{ name: string }>(
    'select name from unnest($1::text[]) name where to_regclass(name) is not null',
    [derived.map((name) => `public.${name}`)],
  )
  return rows.map(({ name }) => name)
}

/** The tables with a trigger on TRUNCATE. */
async function listGuarded(client: pg.ClientBase, tables: readonly Table[]): Promise<string[]> {
  const { rows } = await client.query<{ name: string }>(
    `select t.name from unnest($1::text[]) t(name)
     where exists (select from pg_trigger where tgrelid = t.name::regclass and not tgisinternal and tgtype & 32 <> 0)`,
    [tables.map(({ name }) => name)],
  )
  return rows.map(({ name }) => name)
}

/** Unlocks all jobs, since the processes that locked them do not exist here. */
export async function releaseWork(client: pg.ClientBase): Promise<void> {
  await client.query('update graphile_worker._private_jobs set locked_at = null, locked_by = null')
  await client.query('update graphile_worker._private_job_queues set locked_at = null, locked_by = null')
}

/** How many connections of running servers there are: the pool may close all of its own, the one that listens stays. */
export async function countServerConnections(client: pg.ClientBase): Promise<number> {
  const { rows } = await client.query<{ count: number }>(
    `select count(*)::int from pg_stat_activity
     where datname = current_database() and application_name in ('brota', 'brota live', 'brota watch')`,
  )
  return rows[0]?.count ?? 0
}
