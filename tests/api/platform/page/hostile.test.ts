import { readdir } from 'node:fs/promises'
import { IncomingMessage, ServerResponse } from 'node:http'
import { Socket } from 'node:net'
import { resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import fc from 'fast-check'
import type { GetServerSideProps } from 'next'
import { beforeAll, expect, it } from 'vitest'
import { cookieNames } from '#lib/cookies.ts'
import { buildJob } from '../../../jobs.ts'
import { buildOrganisation, buildVolunteer, type Person, signIn } from '../../../people.ts'
import { buildPost } from '../../../posts.ts'
import { nastyTexts } from '../../setup/nasty.ts'
import { openTestApp } from '../../setup/testApp.ts'

const testApp = openTestApp()
type Page = { file: string; load: GetServerSideProps }
let pages: Page[] = []
let people: (Person | null)[] = []
let ids: string[] = []

beforeAll(async () => {
  const files = (await readdir('pages', { recursive: true })).filter((file) => file.endsWith('.tsx'))
  const modules = await Promise.all(
    files.map(async (file) => ({ file, page: await import(pathToFileURL(resolve('pages', file)).href) })),
  )
  pages = modules.flatMap(({ file, page }) =>
    page.getServerSideProps ? [{ file, load: page.getServerSideProps }] : [],
  )
  const [huerto, lucia] = [await buildOrganisation(), await buildVolunteer()]
  people = [null, lucia, huerto, await buildVolunteer({ moderator: true })]
  ids = [(await buildJob(huerto)).id, (await buildPost(lucia)).id, huerto.id, lucia.id]
}, 120_000)

/** The query parameters that pages read. */
const names = [
  ...[
    'query',
    'page',
    'limit',
    'categories',
    'type',
    'skills',
    'sort',
    'tab',
    'then',
    'token',
    'letters',
    'term',
  ],
  ...[
    'userId',
    'conversation',
    'country',
    'state',
    'city',
    'startDate',
    'deadline',
    'decision',
    'status',
    'kind',
  ],
  ...['work_shift', 'typeRegister', 'invitation', 'category', 'provider', 'id', '__proto__', 'constructor'],
]

const nasty = fc.oneof(
  fc.constantFrom(...nastyTexts, '{}', 'null'),
  fc.constantFrom(
    '-1',
    '0',
    '1e9',
    'NaN',
    '99999999999999999999',
    '2026-02-30',
    '10000-01-01',
    '//evil.example',
  ),
  fc.constantFrom('a'.repeat(7_000), 'a,'.repeat(3_000), '&|!()<->:*', '🌱'.repeat(500), '%', '_'),
  fc.uuid(),
  fc.string({ unit: 'binary', maxLength: 40 }),
)
const value = fc.oneof(nasty, fc.array(nasty, { maxLength: 3 }))

const visits = fc.record({
  page: fc.nat(),
  person: fc.nat(),
  /** An existing id or a hostile text. */
  id: fc.oneof(fc.nat(10), nasty),
  query: fc.dictionary(fc.constantFrom(...names), value, { maxKeys: 4 }),
})

async function open({ file, load }: Page, person: Person | null, id: string, asked: object) {
  const [, name] = /\[(?:\.\.\.)?(\w+)\]/.exec(file) ?? []
  const params = name ? { [name]: id } : {}
  const cookies = person ? { [cookieNames.token]: await signIn(testApp.platform, person) } : {}
  const req = Object.assign(new IncomingMessage(new Socket()), { cookies, url: '/', app: testApp.app })
  const res = new ServerResponse(req)
  const query = { ...asked, ...params }
  const response = await load({ req, res, query, params, resolvedUrl: '/' })
  return 'redirect' in response
    ? { status: 307, to: response.redirect.destination }
    : { status: res.statusCode, to: '' }
}

it('None of 1,000 hostile page URLs causes a server error or a redirect to another site', async () => {
  expect(pages.length).toBeGreaterThan(35)
  const seen = new Set<number>()
  await fc.assert(
    fc.asyncProperty(visits, async ({ page, person, id, query }) => {
      const one = pages[page % pages.length]
      if (!one) throw new Error('there is no page')
      const known = typeof id === 'number' ? (ids[id % ids.length] ?? '') : id
      const { status, to } = await open(one, people[person % people.length] ?? null, known, query)
      seen.add(status)
      expect([one.file, status < 500]).toEqual([one.file, true])
      expect(to).toMatch(/^$|^\/(?![/\\])/)
    }),
    {
      ...(process.env.CI && { seed: 7 }),
      numRuns: 1_000,
      interruptAfterTimeLimit: 300_000,
      markInterruptAsFailure: true,
    },
  )
  expect([...seen]).toEqual(expect.arrayContaining([200, 307, 404]))
}, 320_000)
