import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

type SourceMap = { sources?: string[]; sections?: { map: SourceMap }[] }

const getSources = ({ sources = [], sections = [] }: SourceMap): string[] => [
  ...sources,
  ...sections.flatMap(({ map }) => getSources(map)),
]

/** The files of this project that Next bundled for its server, from the source maps of a build. */
export function bundledSources(dist: string): string[] {
  const maps = globSync('server/**/*.map', { cwd: dist })
  const named = maps.flatMap((file) => getSources(JSON.parse(readFileSync(join(dist, file), 'utf8'))))
  const own = named.flatMap((source) => /^(?:\.\.\/)+((?!node_modules\/).+)$/.exec(source)?.[1] ?? [])
  return [...new Set(own)].sort()
}
