import { execFile } from 'node:child_process'
import { readFile, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { promisify } from 'node:util'
import { EmbeddedDatabaseError } from './error.ts'

const run = promisify(execFile)

/** Ends the server that a killed process left on `cluster`. The caller has to have the folder's lock. */
export async function endLeftover(cluster: string): Promise<void> {
  const pidFile = join(cluster, 'postmaster.pid')
  const pid = Number.parseInt(await readFile(pidFile, 'utf8').catch(() => ''), 10)
  if (!pid) return
  if (!(await endWith('SIGINT', pid, cluster, 30_000)) && !(await endWith('SIGQUIT', pid, cluster, 10_000))) {
    throw new EmbeddedDatabaseError(
      `A PostgreSQL that was left running on ${cluster} (pid ${pid}) does not stop. End it and try again.`,
    )
  }
  // PostgreSQL would refuse to start while the file names a zombie or an unrelated process.
  await rm(pidFile, { force: true })
}

/** Sends a signal and returns whether the server ended within `patience` milliseconds. */
async function endWith(
  signal: NodeJS.Signals,
  pid: number,
  cluster: string,
  patience: number,
): Promise<boolean> {
  if (!(await serves(pid, cluster))) return true
  process.kill(pid, signal)
  for (const end = Date.now() + patience; Date.now() < end; await sleep(20)) {
    if (!(await serves(pid, cluster))) return true
  }
  return false
}

/** Whether `pid` is a PostgreSQL that runs on this cluster, and not an unrelated process with a reused id. */
async function serves(pid: number, cluster: string): Promise<boolean> {
  const command = await readFile(`/proc/${pid}/cmdline`, 'utf8')
    .catch(async () => (await run('ps', ['-o', 'command=', '-p', String(pid)])).stdout)
    .catch(() => '')
  return command.includes('postgres') && command.includes(cluster)
}
