import { appendFile, chmod, cp, lchown, readdir, stat, writeFile } from 'node:fs/promises'
import { join } from 'node:path'

export type Recovery = {
  /** The base copy, made before the moment. */
  base: string
  /** Where `archive_command` copies each piece of the log. */
  log: string
  moment: Date
  /** The data folder to make. */
  to: string
}

/** Makes a data folder of the base copy that replays the log up to the moment, with the owner of the base copy. */
export async function prepareRecovery({ base, log, moment, to }: Recovery): Promise<void> {
  await cp(base, to, { recursive: true, preserveTimestamps: true, verbatimSymlinks: true })
  await chmod(to, 0o700)
  // The last value of a setting counts, and this file counts before postgresql.conf.
  await appendFile(join(to, 'postgresql.auto.conf'), `${getSettings(log, moment).join('\n')}\n`)
  await writeFile(join(to, 'recovery.signal'), '')
  // Only the superuser can give files away; anybody else has made them as themselves.
  if (process.getuid?.() === 0) await giveTo(to, await stat(base))
}

/** Without an archive of its own it overwrites nothing in the old one; without replicas it waits for none. */
const getSettings = (log: string, moment: Date) => [
  `restore_command = ${quoted(`cp "${log}/%f" "%p"`)}`,
  `recovery_target_time = ${quoted(toPostgresTime(moment))}`,
  "recovery_target_action = 'pause'",
  "recovery_target_timeline = 'latest'",
  "archive_mode = 'off'",
  "synchronous_standby_names = ''",
  "primary_conninfo = ''",
]

/** PostgreSQL does not know names of time zones yet when it reads its settings, not even Z. */
const toPostgresTime = (moment: Date) => moment.toISOString().replace('T', ' ').replace('Z', '+00')

const quoted = (value: string) => `'${value.replaceAll("'", "''")}'`

async function giveTo(folder: string, { uid, gid }: { uid: number; gid: number }): Promise<void> {
  await lchown(folder, uid, gid)
  for (const entry of await readdir(folder, { recursive: true })) await lchown(join(folder, entry), uid, gid)
}
