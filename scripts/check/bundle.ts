// Checks a build: the gzipped first-load JavaScript of each page, and that Next bundled no server code. `node scripts/check/bundle.ts [root]`.
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { bundledSources } from './lib/bundledSources.ts'
import { type FirstLoad, getFileSizes, getFirstLoad } from './lib/firstLoad.ts'

/** Kilobytes of 1,000 bytes. `file` is for those that load later: the largest draws the map. */
export const limits = { shared: 150, page: 205, pages: new Map([['/jobs', 175]]), file: 300 }

const kilobytes = (bytes: number) => (bytes / 1_000).toFixed(1)

export function tooHeavy({ shared, pages }: FirstLoad): string[] {
  const entries = Object.entries(pages).map(([page, bytes]) => ({
    page,
    bytes,
    limit: limits.pages.get(page) ?? limits.page,
  }))
  const heavy = [{ page: 'shared', bytes: shared, limit: limits.shared }, ...entries].filter(
    ({ bytes, limit }) => bytes > limit * 1_000,
  )
  return heavy.map(({ page, bytes, limit }) => {
    const where =
      page === 'shared'
        ? 'look at the imports of pages/_app.tsx and the shell'
        : 'load what opens later with next/dynamic'
    return `${page} loads ${kilobytes(bytes)} kB, at most ${limit} kB: ${where}`
  })
}

/** The files of scripts that are too large, whenever they load. */
export const tooLarge = (files: Record<string, number>): string[] =>
  Object.entries(files)
    .filter(([, bytes]) => bytes > limits.file * 1_000)
    .map(
      ([file, bytes]) =>
        `${file} has ${kilobytes(bytes)} kB, at most ${limits.file} kB: split what loads later`,
    )

/** Why these files may not be in a build: Next bundles pages only, and no code of the server. */
export function strayIn(sources: string[]): string[] {
  if (!sources.includes('pages/_app.tsx'))
    return ['the source maps name no page: what is bundled cannot be seen']
  const stray = sources.filter((path) => /^(server|pages\/api)\//.test(path))
  return stray.map((path) => `${path} is bundled by Next: a page imports types of server/requestApp.ts alone`)
}

function table({ shared, pages }: FirstLoad): string {
  const rows = Object.entries(pages).toSorted((one, other) => other[1] - one[1])
  return [['shared', shared] as const, ...rows]
    .map(([page, bytes]) => `    ${kilobytes(bytes).padStart(6)} kB  ${page}`)
    .join('\n')
}

if (import.meta.main) {
  const dist = join(process.argv[2] ?? '.', process.env.NEXT_DIST ?? '.next')
  if (!existsSync(join(dist, 'build-manifest.json'))) {
    console.error(`✗ bundle: no build in ${dist}: run next build first`)
    process.exit(1)
  }
  const load = getFirstLoad(dist)
  const wrong = [...tooHeavy(load), ...tooLarge(getFileSizes(dist)), ...strayIn(bundledSources(dist))]
  console.log(
    [wrong.length > 0 ? '✗ bundle' : '✓ bundle', table(load), ...wrong.map((why) => `    ${why}`)].join('\n'),
  )
  if (wrong.length > 0) process.exitCode = 1
}
