import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { inRoot } from './root.mjs'
import { pinnedNode, runQuietly } from './run.mjs'

const sources = [
  'pages',
  'components',
  'hooks',
  'services',
  'contracts',
  'lib',
  'i18n',
  'styles',
  'public',
  'next.config.js',
  'postcss.config.mjs',
  'tailwind.config.js',
  'tsconfig.json',
  'package-lock.json',
  'scripts/compressBuilt.mjs',
]

const stamp = inRoot('.build/stamp')

/** Builds the pages when a source changed since the last build. Returns { code, output } of what ran last, empty without a build. */
export async function ensureBuilt() {
  const hash = hashFiles(sources)
  const isFresh =
    existsSync(inRoot('.next/BUILD_ID')) && existsSync(stamp) && readFileSync(stamp, 'utf8') === hash
  if (isFresh) return { code: 0, output: '' }
  rmSync(stamp, { force: true })
  // Turbopack would write an inline script of its own into every page, which the page's policy does not allow.
  const built = await runQuietly(
    pinnedNode,
    [inRoot('node_modules/next/dist/bin/next'), 'build', '--webpack'],
    {
      NODE_ENV: 'production',
      NEXT_TELEMETRY_DISABLED: '1',
    },
  )
  const result =
    built.code === 0 ? await runQuietly(pinnedNode, [inRoot('scripts/compressBuilt.mjs')]) : built
  // Next caches a failure and would repeat it.
  if (result.code !== 0) rmSync(inRoot('.next'), { recursive: true, force: true })
  else {
    mkdirSync(inRoot('.build'), { recursive: true })
    writeFileSync(stamp, hash)
  }
  return result
}

/** A hash of these files and of those in these folders. */
export function hashFiles(paths) {
  const hash = createHash('sha256')
  for (const path of paths.flatMap(filesIn)) hash.update(`${path}\0`).update(readFileSync(inRoot(path)))
  return hash.digest('hex')
}

function filesIn(path) {
  if (!existsSync(inRoot(path))) return []
  if (/\.\w+$/.test(path)) return [path]
  return (
    readdirSync(inRoot(path), { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map((entry) => join(entry.parentPath ?? entry.path, entry.name).slice(inRoot().length + 1))
      // The server reads these itself.
      .filter((file) => !file.startsWith('pages/api/') && !/\/(\.next|next-env\.d\.ts$)/.test(file))
      .sort()
  )
}
