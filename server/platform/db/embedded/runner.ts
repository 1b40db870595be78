import { execFile } from 'node:child_process'
import { stat } from 'node:fs/promises'
import { promisify } from 'node:util'

/** Who runs PostgreSQL: nothing for ourselves, ids when we are root, since PostgreSQL refuses root. */
export type Runner = { uid?: number; gid?: number }

const nobody = { uid: 65534, gid: 65534 }
const run = promisify(execFile)

/** All that PostgreSQL sees of our environment: no secret, and no PG… variable to lead it astray. */
export const bareEnvironment = { PATH: process.env.PATH, NODE_ENV: process.env.NODE_ENV }

export const weAreRoot = process.getuid?.() === 0

/** As root: the owner of the cluster that is there, else nobody. Otherwise ourselves. */
export async function chooseRunner(cluster: string): Promise<Runner> {
  if (!weAreRoot) return {}
  const owner = await stat(cluster).catch(() => null)
  return owner && owner.uid !== 0 ? { uid: owner.uid, gid: owner.gid } : nobody
}

/** Asked of the system rather than computed from modes: every folder above counts, and access lists too. */
export async function canReach(runner: Runner, path: string): Promise<boolean> {
  return run('/bin/sh', ['-c', 'test -r "$1" && test -x "$1"', 'sh', path], { ...runner, cwd: '/' }).then(
    () => true,
    () => false,
  )
}
