import { describe, expect, it, test } from 'vitest'
import { endpointFiles } from '../../scripts/check/endpointFiles.ts'
import { lateCode } from '../../scripts/check/lateCode.ts'
import { layout } from '../../scripts/check/layout.ts'
import { pageTexts } from '../../scripts/check/pageTexts.ts'
import { retiredNames } from '../../scripts/check/retired.ts'
import { sql } from '../../scripts/check/sql.ts'
import { styles } from '../../scripts/check/styles.ts'
import { words } from '../../scripts/check/words.ts'
import { findOffences } from './lintFixture.ts'

const lines = (count: number) => Array.from({ length: count }, (_, at) => `  call(${at})`).join('\n')

describe('sql', () => {
  it.each([
    ['a builder', `const rows = await db.select().from(jobs)`, /db\.select/],
    ['one on the context', `await context.db.insert(jobs).values({})`, /db\.insert/],
    ['a bare query', `await platform().pool.query('select 1')`, /pool\.query/],
    ['a template', 'const now = sql`now()`', /template/],
    ['an operator', `import { eq } from 'drizzle-orm'`, /import of drizzle-orm/],
  ])('The SQL check rejects %s in an operation', async (_, text, why) => {
    const found = await findOffences(sql, { 'server/modules/jobs/applications/applyToJob.ts': text })
    expect(found).toEqual([expect.stringMatching(why)])
    expect(found[0]).toContain('server/modules/jobs/queries.ts')
  })

  test('SQL passes in queries, tables and the platform’s database; maps and lists are not databases', async () => {
    const text = `import { eq } from 'drizzle-orm'\nexport const all = (db: Db) => db.select().from(jobs)`
    const paths = [
      'server/modules/jobs/queries.ts',
      'server/modules/jobs/queries/search.ts',
      'server/modules/jobs/tables.ts',
      'server/platform/db/a.ts',
    ]
    const files = Object.fromEntries(paths.map((path) => [path, text]))
    const harmless = `import type { SQL } from 'drizzle-orm'\nseen.delete(id)\nitems.update()`
    expect(
      await findOffences(sql, { ...files, 'server/modules/jobs/applications/applyToJob.ts': harmless }),
    ).toEqual([])
  })
})

test('A retired identifier is rejected with its replacement, also as a key of a dictionary; comments and texts are not checked', async () => {
  const files = {
    'server/modules/jobs/a.ts': `// Nobody holds the seal.\nexport const seal = (text: string) => 'seal' + text\n`,
    'server/modules/jobs/b.ts': 'export const sign = 1\n',
    'i18n/en/chat.ts': `export default { house: 'A house', organisation: 'A house' }\n`,
  }
  expect(await findOffences(retiredNames, files)).toEqual([
    "i18n/en/chat.ts:1 'house' is retired: say organisation (docs/glossary.md)",
    "server/modules/jobs/a.ts:2 'seal' is retired: say sign (HMAC) or encrypt (AES) (docs/glossary.md)",
  ])
})

test('A part whose code is loaded later needs a loading state', async () => {
  const part = (options: string) => `const Part = dynamic(() => import('./Part.tsx')${options})\n`
  const files = {
    'components/a.tsx': part(', { ssr: false, loading: LazyState }'),
    'components/b.tsx': part(', { ssr: false }'),
    'components/c.tsx': `const other = 1\n${part('')}`,
  }
  expect(await findOffences(lateCode, files)).toEqual([
    expect.stringMatching(/^components\/b\.tsx:1 .*LazyState/),
    expect.stringMatching(/^components\/c\.tsx:2 .*LazyState/),
  ])
})

test('The root of a page looks for nothing in all of it, which browsers would repeat with each change', async () => {
  const found = await findOffences(styles, {
    'styles/a.css': `/* html:has(.told) */\nhtml:has([data-open='a b']) {}\nbody.wide,\n:root:has(> body .scrim) {}\n`,
    'styles/b.css': `html:has(> body > .scrim, > body > :not(.a)) {}\nlabel:has(input, select) {}\nbody:has(> a ~ b) {}\n`,
  })
  expect(found).toEqual([
    expect.stringMatching(/^styles\/a\.css:2 html:has\(\[data-open='a b'\]\) is searched for/),
    expect.stringMatching(/^styles\/a\.css:4 :root:has/),
    expect.stringMatching(/^styles\/b\.css:3 body:has/),
  ])
})

test('What the shell loads, at once or later, asks for no dictionary that only some pages have', async () => {
  const asks = (namespace: string) => `const t = useTranslations('${namespace}')\nt('title')\n`
  const files = {
    'pages/_app.tsx': `import '#components/layout/Shell.tsx'\nimport type { P } from '#components/Typed.tsx'\n`,
    'components/layout/Shell.tsx': `const Late = dynamic(() => import('../Late.tsx'))\n${asks('common')}`,
    'components/Late.tsx': asks('jobs.card'),
    'components/Typed.tsx': asks('jobs'),
    'pages/jobs.tsx': asks('jobs'),
  }
  expect(await findOffences(pageTexts, files)).toEqual([
    expect.stringMatching(/^components\/Late\.tsx:2 .*'jobs'/),
  ])
})

test('A page names the dictionaries of all that it loads, at once or later, and no other; what only guests see has those of the shell', async () => {
  const page = (...texts: string[]) =>
    `import '#components/Card.tsx'\nexport const getServerSideProps = page({ texts: ${JSON.stringify(texts)} })\n`
  const files = {
    'components/Card.tsx': `const Late = dynamic(() => import('./Late.tsx'))\nconst t = useTranslations()\nt('jobs.title')\n`,
    'components/Late.tsx': `const t = useTranslations('posts')\nname(t)\n`,
    'pages/fitting.tsx': page('jobs', 'posts'),
    'pages/lacking.tsx': page('posts'),
    'pages/idle.tsx': page('jobs', 'posts', 'chat'),
    'pages/ofMembers.tsx': `import '#components/account/settings/Form.tsx'\n${page('jobs', 'posts')}`,
    'components/account/settings/Form.tsx': `const t = useTranslations('account')\nname(t)\n`,
    'pages/ofGuests.tsx': `import '#components/account/signIn/Form.tsx'\n${page('jobs', 'posts')}`,
    'components/account/signIn/Form.tsx': `const t = useTranslations('account')\nname(t)\n`,
  }
  expect(await findOffences(pageTexts, files)).toEqual([
    "pages/idle.tsx:2 nothing on the page asks for 'chat': remove it from texts",
    "pages/lacking.tsx:2 components/Card.tsx asks for 'jobs': name it in texts",
    "pages/ofMembers.tsx:3 components/account/settings/Form.tsx asks for 'account': name it in texts",
  ])
})

describe('endpoints', () => {
  const file = `import { apply } from '#server/modules/jobs/index.ts'\nexport default endpoint({ POST: apply })\n`

  test('An endpoint file with one endpoint passes', async () => {
    expect(await findOffences(endpointFiles, { 'pages/api/jobs/apply.ts': file })).toEqual([])
  })
  it.each([
    ['a rule of its own', `${file}const most = 3\n`, ':3 '],
    ['a handler by hand', 'export default function handler() {}\n', ':1 '],
    ['a spread endpoint', 'export default endpoint(operations)\n', ':1 '],
    ['no endpoint', `import '#server/modules/jobs/index.ts'\n`, ':1 '],
  ])('The endpoint check rejects %s', async (_, text, line) => {
    const found = await findOffences(endpointFiles, { 'pages/api/jobs/apply.ts': text })
    expect(found[0]).toContain(`pages/api/jobs/apply.ts${line}`)
  })
  test('A page is limited to 40 lines, a file to 250, a function to 40, a component to 60', async () => {
    const files = {
      'pages/jobs.tsx': lines(41),
      'lib/long.ts': lines(251),
      'lib/rightLength.ts': lines(250),
      'server/modules/jobs/tables.ts': lines(400),
      'lib/longFunction.ts': `export function long() {\n${lines(39)}\n}`,
      'lib/rightFunction.ts': `export function right() {\n${lines(38)}\n}`,
      'components/A.tsx': `export function A() {\n${lines(50)}\n  return <p />\n}`,
      'components/B.tsx': `export function B() {\n${lines(59)}\n  return <p />\n}`,
    }
    expect((await findOffences(endpointFiles, files)).map((one) => one.split(':')[0])).toEqual([
      'lib/long.ts',
      'pages/jobs.tsx',
      'components/B.tsx',
      'lib/longFunction.ts',
    ])
  })
})

describe('literal texts', () => {
  it.each([
    ['a text', '<p>Hello</p>', 'Hello'],
    ['a text in braces', `<p>{open ? 'Close' : t('open')}</p>`, 'Close'],
    ['a template', `<p>{\`\${count} offers\`}</p>`, 'offers'],
    ['a label', '<button aria-label="Close" />', 'Close'],
    ['an alternative text', `<img alt={name || 'A picture'} />`, 'A picture'],
    ['a toast', `toast.success('Saved')`, 'Saved'],
  ])('The text check rejects %s', async (_, text, said) => {
    expect(await findOffences(words, { 'components/A.tsx': `const a = ${text}` })).toEqual([
      expect.stringContaining(said),
    ])
  })
  it.each([
    ['a page', `const way = '/jobs'`],
    ['a page with its query', `const way = '/jobs?page=2'`],
    ['a part of one', `const way = \`/jobs/\${id}\``],
    ['an endpoint', `const way = '/api/jobs/search'`],
    ['a call', `const way = '/search'`],
    ['a host', `const way = 'https://example.org/x'`],
    ['home', `const a = <a href="/" />`],
    ['a way home', `router.push('/')`],
  ])('The text check rejects the address of %s', async (_, text) => {
    const files = { 'pages/jobs.tsx': '', 'pages/api/jobs/search.ts': '', 'hooks/a.tsx': text }
    expect(await findOffences(words, files)).toEqual([expect.stringContaining('hooks/a.tsx:1 the address')])
  })
  test('Dictionary texts, symbols, classes, and addresses in lib/paths.ts pass', async () => {
    const files = {
      'pages/jobs.tsx': '',
      'components/A.tsx': `const a = <p className="jobs" title={t('a')}>{t('b')} · {count}/{all} <use xmlns="http://www.w3.org/2000/svg" /></p>`,
      'lib/paths.ts': `export const jobs = '/jobs'`,
      'lib/text.ts': `const parsed = new URL(path, 'http://endpoint')\nconst parts = path.split('/')`,
    }
    expect(await findOffences(words, files)).toEqual([])
  })
})

describe('layout', () => {
  const index = '// Owns offers.\n// Never sends mail inside a request.\n// Tells notifications.\n'

  test('A module’s index file starts with its three lines', async () => {
    expect(await findOffences(layout, { 'server/modules/jobs/index.ts': index })).toEqual([])
    expect(await findOffences(layout, { 'server/modules/jobs/index.ts': '// Owns offers.\n' })).toHaveLength(
      1,
    )
  })
  test('Addresses and services are spelled consistently', async () => {
    const files = {
      'server/modules/jobs/index.ts': index,
      'pages/my-jobs/[id]/edit.tsx': '',
      'pages/api/jobs/globalSearch.ts': '',
    }
    expect(await findOffences(layout, files)).toEqual([])
    const odd = { ...files, 'pages/MyJobs.tsx': '', 'pages/api/offers/search.ts': '' }
    expect(await findOffences(layout, odd)).toEqual([
      expect.stringContaining("'MyJobs' is no address"),
      expect.stringContaining("'offers' is no module"),
    ])
  })
  test('Namespaces and dictionaries match each other', async () => {
    const files = {
      'i18n/namespaces.ts': `export const namespaces = ['jobs'] as const`,
      'i18n/es/chat.ts': '',
    }
    expect(await findOffences(layout, files)).toEqual([
      expect.stringContaining('i18n/es/jobs.ts'),
      expect.stringContaining('i18n/es/chat.ts:1'),
    ])
  })
  it.each([
    ['any', 'const a: any = 1'],
    ['a cast through unknown', 'const a = b as unknown as string'],
    ['a cast to never', 'const a = b as never'],
    ['a suppressed compiler error', '// @ts-ignore\nconst a = 1'],
    ['a note to oneself', '// TODO later\nconst a = 1'],
  ])('The layout check rejects %s', async (_, text) => {
    expect(await findOffences(layout, { 'lib/a.ts': text })).toHaveLength(1)
  })
  test('Valid code passes the layout check', async () => {
    const text = `const anything = 'TODO any @ts-ignore'\nconst pair = [1, 2] as const`
    expect(await findOffences(layout, { 'lib/a.ts': text })).toEqual([])
  })
})
