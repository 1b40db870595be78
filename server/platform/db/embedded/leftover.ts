import { execFile } from 'node:child_process'
import { readFile, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { promisify } from 'node:util'
import { EmbeddedDatabaseError } from './error.ts'

const run = promisify(execFile)

/** Ends the server that a killed owner left on `cluster`. Call it only while holding the folder's lock. */
export async function endLeftover(cluster: string): Promise<void> {
  const note = join(cluster, 'postmaster.pid')
  const pid = Number.parseInt(await readFile(note, 'utf8').catch(() => ''), 10)
  if (!pid) return
  if (!(await gone(pid, cluster, 'SIGINT', 30_000)) && !(await gone(pid, cluster, 'SIGQUIT', 10_000))) {
    throw new EmbeddedDatabaseError(
      `A PostgreSQL left on ${cluster} (pid ${pid}) does not stop. End it and try again.`,
    )
  }
  // A note whose process is dead, a zombie or a stranger would make PostgreSQL refuse to start.
  await rm(note, { force: true })
}

async function gone(
  pid: number,
  cluster: string,
  signal: NodeJS.Signals,
  patience: number,
): Promise<boolean> {
  if (!(await serves(pid, cluster))) return true
  process.kill(pid, signal)
  for (const end = Date.now() + patience; Date.now() < end; await sleep(20)) {
    if (!(await serves(pid, cluster))) return true
  }
  return false
}

/** Whether `pid` is a living PostgreSQL on this very cluster, and not a stranger who was given the same number. */
async function serves(pid: number, cluster: string): Promise<boolean> {
  const command = await readFile(`/proc/${pid}/cmdline`, 'utf8')
    .catch(async () => (await run('ps', ['-o', 'command=', '-p', String(pid)])).stdout)
    .catch(() => '')
  return command.includes('postgres') && command.includes(cluster)
}
