import pg from 'pg'
import { inject } from 'vitest'
import { newId } from '#server/platform/db/ids.ts'

async function runOnServer(statement: string): Promise<void> {
  const client = new pg.Client({ connectionString: inject('databaseUrl') })
  await client.connect()
  await client.query(statement)
  await client.end()
}

/** Creates an empty database on the tests' server and returns its address. */
export async function emptyDatabase(): Promise<string> {
  const name = `brota_empty_${newId().replaceAll('-', '')}`
  await runOnServer(`create database ${name}`)
  const url = new URL(inject('databaseUrl'))
  url.pathname = `/${name}`
  return url.href
}

/** Drops a database and ends its open connections. */
export const dropDatabase = (url: string): Promise<void> =>
  runOnServer(`drop database ${new URL(url).pathname.slice(1)} with (force)`)
