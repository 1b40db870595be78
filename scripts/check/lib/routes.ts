import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import type { Repository } from './repository.ts'

const plain = (segment: string | undefined) => (segment && /^[\w.-]+$/.test(segment) ? [segment] : [])
const first = (path: string) => plain(path.replace(/\.tsx?$/, '').split('/')[0])

function publicNames({ root }: Repository): string[] {
  try {
    return readdirSync(join(root, 'public'))
  } catch {
    return []
  }
}

/** The first path segments of all pages, endpoints and public files. */
export function addressWords(repository: Repository): Set<string> {
  const pages = repository.under('pages').map(({ path }) => path.slice('pages/'.length))
  const endpointFiles = pages
    .filter((path) => path.startsWith('api/'))
    .map((path) => path.split('/').slice(2).join('/'))
  const words = [...pages, ...endpointFiles]
    .flatMap(first)
    .filter((word) => word !== 'index' && !word.startsWith('_'))
  return new Set([...words, ...publicNames(repository), 'api', '_next'])
}
