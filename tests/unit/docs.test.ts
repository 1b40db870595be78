import { existsSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { describe, expect, test } from 'vitest'

const page = readFileSync('docs/coverage.md', 'utf8')
const rows = page
  .split('\n')
  .filter((line) => line.startsWith('| ') && !/^\| (promise|---)/.test(line))
  .map((line) => line.split('|').map((cell) => cell.trim()))
  .map(([, promise = '', shown = '']) => ({ promise, shown }))

const kinds: Record<string, string[]> = {
  unit: ['tests/unit/%.test.ts', 'tests/unit/%.test.tsx'],
  api: ['tests/api/%.test.ts'],
  e2e: ['tests/e2e/%.spec.ts'],
  fault: ['tests/fault/%.test.ts'],
  cluster: ['tests/cluster/%.test.ts'],
  attack: ['tests/attack/%.test.ts'],
  bench: ['tests/bench/%.test.ts'],
  search: ['tests/search/%.test.ts'],
  s3: ['tests/s3/%.test.ts'],
  check: ['scripts/check/%.ts'],
}

function exists(test: string): boolean {
  const [kind = '', ...path] = test.split('/')
  return (kinds[kind] ?? []).some((pattern) => existsSync(pattern.replace('%', path.join('/'))))
}

describe('docs/coverage.md', () => {
  test('The coverage page has a table of promises', () => expect(rows.length).toBeGreaterThan(100))

  test.each(rows)('The promise $promise names tests that exist, or says that it is open', ({ shown }) => {
    const tests = [...shown.matchAll(/`([^`]+)`/g)].map(([, name = '']) => name)
    expect(tests.length > 0 || shown.startsWith('open')).toBe(true)
    expect(tests.filter((name) => !exists(name))).toEqual([])
  })
})

const pages = [
  'README.md',
  'CONTRIBUTING.md',
  'SECURITY.md',
  'docs/operate.md',
  'docs/extend.md',
  'docs/accessibility.md',
]
const scripts: Record<string, string> = JSON.parse(readFileSync('package.json', 'utf8')).scripts

describe.each(pages)('%s', (name) => {
  const text = readFileSync(name, 'utf8')

  test('The page links to existing files', () => {
    const links = [...text.matchAll(/\]\(([^)#]+)[^)]*\)/g)].map(([, link = '']) => link)
    const own = links.filter((link) => !/^https?:/.test(link)).map((link) => join(dirname(name), link))
    expect(own.filter((link) => !existsSync(link))).toEqual([])
  })

  test('The page names existing folders and files', () => {
    const named = [
      ...text.matchAll(/`((?:server|tests|scripts|contracts|components|lib|i18n|pages)\/[^`\s<>*]*)`/g),
    ]
    const gone = named.map(([, path = '']) => path).filter((path) => !isOurs(path))
    // Names of the examples that the extension guide creates.
    expect(gone.filter((path) => !/anniversary|Anniversary|\/fr\//.test(path))).toEqual([])
  })

  test('The page names existing commands', () => {
    const asked = [...text.matchAll(/npm run (?:-s )?(\w[\w-]*)/g)].map(([, command = '']) => command)
    expect(asked.filter((command) => !(command in scripts))).toEqual([])
  })
})

/** Turns a path of the pages into a file path: tests are named without their extension. */
const isOurs = (path: string): boolean =>
  ['', '.test.ts', '.test.tsx'].some((ending) => existsSync(path + ending))

test('The image’s pages are built as those of a start: compressed, without an inline script that their policy blocks', () => {
  expect(readFileSync('Dockerfile', 'utf8')).toContain('next/dist/bin/next build --webpack')
  expect(readFileSync('Dockerfile', 'utf8')).toContain('node scripts/compressBuilt.mjs')
  expect(readFileSync('scripts/lib/build.mjs', 'utf8')).toMatch(
    /next\/dist\/bin\/next'\), 'build', '--webpack'\]/,
  )
})

test('The image copies files that exist and that .dockerignore allows', () => {
  const copies = readFileSync('Dockerfile', 'utf8').matchAll(/^COPY (?!--from)(.+) \S+$/gm)
  const sources = [...copies].flatMap(([, named = '']) => named.split(' '))
  const kept = readFileSync('.dockerignore', 'utf8').split('\n')
  expect(sources.length).toBeGreaterThan(8)
  expect(sources.filter((path) => !existsSync(path) || kept.includes(path))).toEqual([])
})
