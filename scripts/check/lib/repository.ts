import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { getSource, type Source } from './source.ts'

/** The sources under a root folder: read once, shared by all checks. */
export type Repository = { root: string; sources: Source[]; under(...folders: string[]): Source[] }

export type Offence = { file: string; line: number; why: string }
/** What a check found; `notes` are only printed. */
export type Finding = { offences: Offence[]; notes?: string[] }
export type Check = (repository: Repository) => Finding | Promise<Finding>

const folders = 'pages,components,hooks,services,contracts,server,demo,i18n,lib,scripts,tests,bench'

export function openRepository(root: string): Repository {
  const paths = globSync([`{${folders}}/**/*.{ts,tsx}`, '*.{ts,tsx}'], { cwd: root }).sort()
  const sources = paths.map((path) =>
    getSource(path.replaceAll('\\', '/'), readFileSync(join(root, path), 'utf8')),
  )
  const under = (...names: string[]) =>
    sources.filter(({ path }) => names.some((name) => path.startsWith(`${name}/`)))
  return { root, sources, under }
}

/** The folders of the product, without tests and tools. */
export const product = [
  'pages',
  'components',
  'hooks',
  'services',
  'contracts',
  'server',
  'demo',
  'i18n',
  'lib',
]
/** The folders with code of screens. */
export const screens = ['pages', 'components', 'hooks', 'services']
