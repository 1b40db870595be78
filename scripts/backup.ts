// npm run backup [-- --to <folder or file>]: writes the whole site into one file while it runs.
import { stat } from 'node:fs/promises'
import { dirname, join, resolve } from 'node:path'
import { brand } from '#lib/brand.ts'
import { backUp } from '#server/platform/backup/index.ts'
import { createFolder } from '#server/platform/files/dataDir.ts'
import { command, megabytes, readArguments } from './lib/command.ts'

const usage = 'Where to? npm run backup [-- --to <folder or file>]'

await command(async (config, signal) => {
  const { values } = readArguments({ options: { to: { type: 'string' } } }, usage)
  const path = await getPath(values.to ?? join(config.dataDir, 'backups'))
  createFolder(dirname(path))
  const saved = await backUp(config, path, signal)
  const secret = saved.hasSecret
    ? 'the secret that keeps people signed in'
    : 'no secret (back up AUTH_SECRET yourself)'
  return [
    `Saved ${saved.rows} rows, ${saved.files} files and ${secret}:`,
    `${saved.path} (${megabytes(saved.bytes)})`,
    'It contains personal data: store it where only you can read it, on another machine.',
  ].join('\n')
})

/** The file itself, or for a folder a file in it that is named by the current time. */
async function getPath(to: string): Promise<string> {
  const path = resolve(to)
  const isFolder = (await stat(path).catch(() => null))?.isDirectory() ?? !to.endsWith('.zip')
  if (!isFolder) return path
  return join(path, `${brand.slug}-${new Date().toISOString().replaceAll(/[:.]/g, '').slice(0, 17)}Z.zip`)
}
