import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

/** The files of this project that Next bundled for its server, from the source maps of a build. */
export function bundledSources(dist: string): string[] {
  const named = globSync('server/**/*.map', { cwd: dist }).flatMap((file): string[] => {
    const { sources } = JSON.parse(readFileSync(join(dist, file), 'utf8'))
    return sources
  })
  const own = named.flatMap(
    (source) => /^webpack:\/\/[^/]+\/\.\/((?!node_modules\/)[^?]+)/.exec(source)?.[1] ?? [],
  )
  return [...new Set(own)].sort()
}
