// The first-load JavaScript of each page, gzipped, after `next build`: printed and held. `node scripts/check/bundle.ts [root]`.
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { type FirstLoad, firstLoadOf } from './lib/firstLoad.ts'

/** Kilobytes of 1,000 bytes. */
const most = { shared: 160, page: 215, pages: new Map([['/jobs', 180]]) }

const kilobytes = (bytes: number) => (bytes / 1_000).toFixed(1)

export function tooHeavy({ shared, pages }: FirstLoad): string[] {
  const entries = Object.entries(pages).map(([page, bytes]) => ({
    page,
    bytes,
    limit: most.pages.get(page) ?? most.page,
  }))
  const heavy = [{ page: 'shared', bytes: shared, limit: most.shared }, ...entries].filter(
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
  const load = firstLoadOf(dist)
  const heavy = tooHeavy(load)
  console.log(
    [heavy.length > 0 ? '✗ bundle' : '✓ bundle', table(load), ...heavy.map((why) => `    ${why}`)].join('\n'),
  )
  if (heavy.length > 0) process.exitCode = 1
}
