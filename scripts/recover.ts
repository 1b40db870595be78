// npm run recover -- --base <folder> --log <folder> --until <moment> --to <new folder>: prepares a data folder of PostgreSQL
// that replays the archived log up to a moment, e.g. the second before a mistake.
import { lstat, readdir } from 'node:fs/promises'
import { dirname, join, resolve } from 'node:path'
import { createFolder } from '#server/platform/files/dataDir.ts'
import { isThere } from '#server/platform/files/isThere.ts'
import { OperatorError } from '#server/platform/operatorError.ts'
import { command, readArguments } from './lib/command.ts'
import { prepareRecovery } from './lib/recovery.ts'

const usage =
  'npm run recover -- --base /mnt/base/2026-05-04 --log /mnt/archive --until "2026-05-04 14:32:07+02" --to /mnt/recovered'

await command(async () => {
  const { base, log, until, to } = readOptions()
  const moment = new Date(until)
  if (Number.isNaN(moment.getTime())) throw new OperatorError(`"${until}" is no moment. Example: ${usage}`)
  if (!(await isThere(join(base, 'backup_label'))))
    throw new OperatorError(`${base} is no base copy of PostgreSQL: it has no backup_label.`)
  if ((await readdir(log)).length === 0) throw new OperatorError(`${log} has no piece of the log.`)
  if (await lstat(to).catch(() => null)) throw new OperatorError(`${to} exists already. Name a new folder.`)
  createFolder(dirname(to))
  await prepareRecovery({ base, log, moment, to })
  return [
    `${to} replays the log until ${moment.toISOString()} and stands still there, readable.`,
    'Start PostgreSQL with it as its own user, and look; select pg_wal_replay_resume() opens it for writing.',
  ].join('\n')
})

function readOptions() {
  const text = { type: 'string', default: '' } as const
  const { values } = readArguments({ options: { base: text, log: text, until: text, to: text } }, usage)
  const { base, log, until, to } = values
  if (!base || !log || !until || !to) throw new OperatorError(`Say from what, and until when: ${usage}`)
  return { base: resolve(base), log: resolve(log), until, to: resolve(to) }
}
