import pg from 'pg'
import { inject } from 'vitest'
import { newId } from '#server/platform/db/ids.ts'

async function tellServer(statement: string): Promise<void> {
  const client = new pg.Client({ connectionString: inject('databaseUrl') })
  await client.connect()
  await client.query(statement)
  await client.end()
}

/** A database of its own on the tests' server: its address. */
export async function emptyDatabase(): Promise<string> {
  const name = `brota_empty_${newId().replaceAll('-', '')}`
  await tellServer(`create database ${name}`)
  const url = new URL(inject('databaseUrl'))
  url.pathname = `/${name}`
  return url.href
}

/** Whoever is still connected is cut off. */
export const dropDatabase = (url: string): Promise<void> =>
  tellServer(`drop database ${new URL(url).pathname.slice(1)} with (force)`)
