// npm run restore -- --from <file> [--force]: replaces the stopped site with a backup.
import { resolve } from 'node:path'
import { BackupError, restore } from '#server/platform/backup/index.ts'
import { command, readArguments } from './lib/command.ts'

const usage = 'Which backup? npm run restore -- --from <file> [--force]'

await command(async (config) => {
  const { values } = readArguments(
    { options: { from: { type: 'string' }, force: { type: 'boolean' } } },
    usage,
  )
  if (!values.from) throw new BackupError(usage)
  const { madeAt, rows, files, hasSecret } = await restore(config, resolve(values.from), {
    force: values.force,
  })
  const sessions = hasSecret
    ? 'People stay signed in.'
    : 'People stay signed in if AUTH_SECRET has not changed.'
  return `Restored the site of ${madeAt}: ${rows} rows, ${files} files. ${sessions}\nStart it again when you like.`
})
