// npm run restore -- --from <file> [--force]: replaces the stopped site with a backup.
import { resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { BackupError, restore } from '#server/platform/backup/index.ts'
import { command } from './lib/command.ts'

await command(async (config) => {
  const { values } = parseArgs({ options: { from: { type: 'string' }, force: { type: 'boolean' } } })
  if (!values.from) throw new BackupError('Which backup? npm run restore -- --from <file> [--force]')
  const { madeAt, rows, files, hasSecret } = await restore(config, resolve(values.from), {
    force: values.force,
  })
  const sessions = hasSecret
    ? 'People stay signed in.'
    : 'People stay signed in if AUTH_SECRET has not changed.'
  return `Restored the site of ${madeAt}: ${rows} rows, ${files} files. ${sessions}\nStart it again when you like.`
})
