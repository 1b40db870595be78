import pg from 'pg'
import { inject } from 'vitest'
import { newId } from '#server/platform/db/ids.ts'
import { endAndDrop } from './endAndDrop.ts'

async function onServer(act: (client: pg.Client) => Promise<unknown>): Promise<void> {
  const client = new pg.Client({ connectionString: inject('databaseUrl') })
  await client.connect()
  await act(client)
  await client.end()
}

/** Creates an empty database on the tests' server and returns its address. */
export async function emptyDatabase(): Promise<string> {
  const name = `brota_empty_${newId().replaceAll('-', '')}`
  await onServer((client) => client.query(`create database ${name}`))
  const url = new URL(inject('databaseUrl'))
  url.pathname = `/${name}`
  return url.href
}

/** Drops a database and ends its open connections. */
export const dropDatabase = (url: string): Promise<void> =>
  onServer((client) => endAndDrop(client, new URL(url).pathname.slice(1)))
