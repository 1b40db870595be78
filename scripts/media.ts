// npm run media -- move --to s3://bucket/folder [--remove]: copies the files of DATA_DIR/media into a bucket while the site runs.
// npm run media -- move --from s3://bucket/folder [--remove]: copies them back. The bucket's settings are those of the site.
import { isDeepStrictEqual } from 'node:util'
import { getSiteEnvironment } from '#server/platform/config/environment.ts'
import { type Config, readConfig } from '#server/platform/config/index.ts'
import { openFiles } from '#server/platform/files/index.ts'
import { type Moved, moveFiles } from '#server/platform/files/moveFiles.ts'
import { OperatorError } from '#server/platform/operatorError.ts'
import { command, megabytes, readArguments } from './lib/command.ts'

const usage =
  'What to move? npm run media -- move --to s3://bucket/folder [--remove], or --from to get files back'
const stopped = 'Stopped. What was copied is whole; run the same again to go on.'
const reportEvery = 10_000

await command(
  async (config, signal) => {
    const { values, positionals } = readArguments(
      {
        allowPositionals: true,
        options: { to: { type: 'string' }, from: { type: 'string' }, remove: { type: 'boolean' } },
      },
      usage,
    )
    const { to = '', from = '', remove = false } = values
    if (positionals.join() !== 'move' || (to === '') === (from === '')) throw new OperatorError(usage)
    if (!(to || from).startsWith('s3://'))
      throw new OperatorError(`${to || from} is no bucket: name one as in s3://bucket/folder.`)
    const { mediaStore } = readConfig({ ...getSiteEnvironment(), MEDIA_URL: to || from })
    if (remove) assertInUse(config, to === '' ? null : mediaStore)
    const { dataDir } = config
    const [disk, bucket] = [await openFiles({ dataDir }), await openFiles({ dataDir, mediaStore })]
    const manner = { remove, signal, report: reportNowAndThen() }
    return describe(
      to ? await moveFiles(disk, bucket, manner) : await moveFiles(bucket, disk, manner),
      remove,
    )
  },
  { stopped },
)

/** Removing needs a site that has its files where they are moved to. */
function assertInUse(config: Config, target: Config['mediaStore']): void {
  if (isDeepStrictEqual(config.mediaStore, target)) return
  throw new OperatorError(
    '--remove is for later: move without it, set MEDIA_URL, restart the site, then move again with it.',
  )
}

function describe({ copied, bytes, present, removed }: Moved, remove: boolean): string {
  const checked = `Copied ${copied} files (${megabytes(bytes)}), ${present} were there; each has the same size and hash.`
  const next = remove
    ? `Removed ${removed} files from where they were.`
    : 'Set MEDIA_URL, restart the site, and move again with --remove: it copies what came meanwhile.'
  return `${checked}\n${next}`
}

function reportNowAndThen(): (moved: Moved) => void {
  let last = Date.now()
  return ({ copied, bytes, present }) => {
    if (Date.now() - last < reportEvery) return
    last = Date.now()
    process.stderr.write(`${copied} files copied (${megabytes(bytes)}), ${present} were there …\n`)
  }
}
