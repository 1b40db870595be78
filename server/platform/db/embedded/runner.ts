import { execFile } from 'node:child_process'
import { stat } from 'node:fs/promises'
import { promisify } from 'node:util'

/** The user that runs PostgreSQL: empty for the current user; ids for root, as whom PostgreSQL refuses to run. */
export type Runner = { uid?: number; gid?: number }

const nobody = { uid: 65534, gid: 65534 }
const run = promisify(execFile)

/** The environment of PostgreSQL: no secrets, and no PG… variables that would change its behaviour. */
export const bareEnvironment = { PATH: process.env.PATH, NODE_ENV: process.env.NODE_ENV }

export const weAreRoot = process.getuid?.() === 0

/** For root the owner of the existing cluster, else the user nobody; for other users themselves. */
export async function chooseRunner(cluster: string): Promise<Runner> {
  if (!weAreRoot) return {}
  const owner = await stat(cluster).catch(() => null)
  return owner && owner.uid !== 0 ? { uid: owner.uid, gid: owner.gid } : nobody
}

/** Whether the runner may read and execute a path; tested by a shell, since parent folders and ACLs count, too. */
export async function canReach(runner: Runner, path: string): Promise<boolean> {
  return run('/bin/sh', ['-c', 'test -r "$1" && test -x "$1"', 'sh', path], { ...runner, cwd: '/' }).then(
    () => true,
    () => false,
  )
}
