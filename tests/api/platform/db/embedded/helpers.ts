import type { ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import pg from 'pg'

/** Runs one statement on its own connection and returns the rows. */
export async function ask(url: string, sql: string): Promise<Record<string, unknown>[]> {
  const client = new pg.Client(url)
  await client.connect()
  try {
    return (await client.query(sql)).rows
  } finally {
    await client.end()
  }
}

/** Kills a process with SIGKILL and waits until it has exited. */
export async function kill(parent: ChildProcess): Promise<void> {
  const gone = once(parent, 'exit')
  parent.kill('SIGKILL')
  await gone
}
