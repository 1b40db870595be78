import type { ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import pg from 'pg'

/** The rows of one question on a connection of its own. */
export async function ask(url: string, sql: string): Promise<Record<string, unknown>[]> {
  const client = new pg.Client(url)
  await client.connect()
  try {
    return (await client.query(sql)).rows
  } finally {
    await client.end()
  }
}

/** Ends a process as suddenly as it goes, and waits until it is gone. */
export async function kill(parent: ChildProcess): Promise<void> {
  const gone = once(parent, 'exit')
  parent.kill('SIGKILL')
  await gone
}
