import { pipeline } from 'node:stream/promises'
import type pg from 'pg'
import { BackupError } from './error.ts'
import { isCopied } from './leftOut.ts'
import { type Manifest, places } from './manifest.ts'
import { copyIn, emptyTables, listTables, releaseWork, setSequence, type Table } from './queries.ts'
import type { Archive } from './readArchive.ts'

/** Replaces the rows of all tables in the caller's transaction. Returns how many were restored. */
export async function restoreRows(client: pg.Client, archive: Archive): Promise<number> {
  const tables = await listTables(client)
  assertSameTables(archive.manifest, tables)
  await emptyTables(client, tables)
  let rows = 0
  for (const table of tables) rows += await restoreTable(client, archive, table)
  for (const sequence of archive.manifest.sequences) await setSequence(client, tables, sequence)
  await releaseWork(client)
  return rows
}

async function restoreTable(client: pg.Client, archive: Archive, table: Table): Promise<number> {
  const content = await archive.open(places.table(table.name))
  if (!content) throw new BackupError(`The backup is damaged: it lacks ${table.name}.`)
  const target = copyIn(client, table)
  await pipeline(content, target)
  const saved = archive.manifest.tables.find(({ name }) => name === table.name)
  if (saved?.rows === target.rowCount) return target.rowCount
  throw new BackupError(
    `The backup is damaged: ${table.name} has ${target.rowCount} rows, not ${saved?.rows}.`,
  )
}

/** Statements contain only our own names of tables and columns; those of the archive have to equal them. */
function assertSameTables({ tables }: Manifest, own: readonly Table[]): void {
  const getShape = (list: readonly { name: string; columns: string[] }[]) =>
    list
      .map(({ name, columns }) => `${name} (${columns})`)
      .sort()
      .join('\n')
  if (getShape(tables.filter(({ name }) => isCopied(name))) !== getShape(own))
    throw new BackupError('The backup has other tables than this version of Brota.')
}
