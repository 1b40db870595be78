import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'

type Manifest = { pages: Record<string, string[]>; rootMainFiles: string[]; lowPriorityFiles: string[] }

/** Gzipped bytes of JavaScript that a page loads first; `shared` is what every page loads. */
export type FirstLoad = { shared: number; pages: Record<string, number> }

/** Reads a build's manifest. Polyfills are left out: browsers with modules never load them. */
export function getFirstLoad(dist: string): FirstLoad {
  const manifest: Manifest = JSON.parse(readFileSync(join(dist, 'build-manifest.json'), 'utf8'))
  const known = new Map<string, number>()
  const getSize = (file: string) => {
    const bytes = known.get(file) ?? gzipSync(readFileSync(join(dist, file))).length
    known.set(file, bytes)
    return bytes
  }
  const sum = (files: string[]) =>
    [...new Set(files)]
      .filter((file) => file.endsWith('.js'))
      .reduce((total, file) => total + getSize(file), 0)
  const everywhere = [
    ...manifest.rootMainFiles,
    ...manifest.lowPriorityFiles,
    ...(manifest.pages['/_app'] ?? []),
  ]
  const own = Object.entries(manifest.pages).filter(([page]) => page !== '/_app')
  return {
    shared: sum(everywhere),
    pages: Object.fromEntries(own.map(([page, files]) => [page, sum([...everywhere, ...files])])),
  }
}

/** Gzipped bytes of each file of scripts, also of those that load later. */
export function getFileSizes(dist: string): Record<string, number> {
  const folder = join(dist, 'static')
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((file) =>
    file.endsWith('.js'),
  )
  return Object.fromEntries(files.map((file) => [file, gzipSync(readFileSync(join(folder, file))).length]))
}
