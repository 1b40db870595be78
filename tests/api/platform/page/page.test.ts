import { IncomingMessage, ServerResponse } from 'node:http'
import { Socket } from 'node:net'
import type { GetServerSidePropsContext } from 'next'
import { describe, expect, it } from 'vitest'
import { object } from 'yup'
import { cookieNames } from '#lib/cookies.ts'
import { readEveryPage } from '#server/modules.ts'
import { apiError, query } from '#server/platform/http/index.ts'
import { createRequestApp, type PageOptions, type PageProps } from '#server/platform/page/index.ts'
import { preparedTexts } from '#server/platform/page/textFile.ts'
import type { Execute } from '#server/platform/page/visit.ts'
import { buildVolunteer, type Person, signIn } from '../../../people.ts'
import { recordAllStatements } from '../../setup/plans.ts'
import { openTestApp } from '../../setup/testApp.ts'

const testApp = openTestApp()

type Options = PageOptions<{ ask: Execute }>
/** A page's getServerSideProps on a server whose pages may execute any operation. */
const page = (options: Options) => (context: GetServerSidePropsContext) =>
  createRequestApp({ createReads: (ask) => ({ ask }), readEveryPage }).openPage(options, context)

/** The texts of a page, which its document loads as a file. */
const textsOf = (props: PageProps | null) =>
  typeof props?.texts === 'string' ? preparedTexts.get(props.texts) : props?.texts

const ending = (run: () => Promise<unknown>) => query({ access: 'guest', input: object({}), run })

/** Opens a page with these data, as a guest. */
async function visit(data: NonNullable<Options['data']>) {
  const req = Object.assign(new IncomingMessage(new Socket()), { cookies: {}, url: '/jobs' })
  const res = new ServerResponse(req)
  const open = page({ texts: ['jobs'], data })
  const response = await open({ req, res, query: {}, params: {}, resolvedUrl: '/jobs?query=a' })
  const props = 'props' in response ? await response.props : null
  return { status: res.statusCode, retryAfter: res.getHeader('Retry-After'), props }
}

const visitFailing = (thrown: Error) =>
  visit(({ reads: { ask } }) => [
    [
      ['jobs'],
      ask(
        ending(() => Promise.reject(thrown)),
        {},
      ),
    ],
  ])

it('A page whose data cannot be read is shown without it, with status 503 and Retry-After', async () => {
  const { status, retryAfter, props } = await visitFailing(
    new Error('timeout exceeded when trying to connect'),
  )
  expect([status, retryAfter]).toEqual([503, '5'])
  expect(props).toMatchObject({ language: 'es', fallback: {} })
})

it('A page of missing data has status 404', async () => {
  const { status, props } = await visitFailing(apiError('notFound'))
  expect([status, props?.missing]).toEqual([404, true])
})

it('A page with invalid parameters or too many calls has status 400 or 429', async () => {
  const { status, retryAfter, props } = await visitFailing(apiError('malformed'))
  expect([status, retryAfter]).toEqual([400, undefined])
  expect(props).toMatchObject({ fallback: {} })
  const many = await visitFailing(apiError('tooMany', { headers: { 'Retry-After': '9' } }))
  expect([many.status, many.retryAfter]).toEqual([429, '9'])
})

it('A document names the file of its texts; a navigation inside the site gets them with its data', async () => {
  const open = async (url: string) => {
    const req = Object.assign(new IncomingMessage(new Socket()), { cookies: {}, url })
    const response = await page({ texts: ['jobs'] })({
      req,
      res: new ServerResponse(req),
      query: {},
      params: {},
      resolvedUrl: '/jobs',
    })
    return 'props' in response ? await response.props : null
  }
  const [document, navigation] = [await open('/jobs'), await open('/_next/data/build/jobs.json')]
  expect(document?.texts).toMatch(/^\/texts\/es\.guest\.jobs\.[0-9a-f]{12}\.js$/)
  expect(navigation?.texts).toMatchObject({ common: {}, jobs: {} })
  expect(textsOf(document)).toEqual(navigation?.texts)
})

describe('the language of a page', () => {
  const languageFor = async (cookies: Record<string, string>) => {
    const req = Object.assign(new IncomingMessage(new Socket()), { cookies, url: '/jobs' })
    const res = new ServerResponse(req)
    const response = await page({ texts: [] })({ req, res, query: {}, params: {}, resolvedUrl: '/jobs' })
    const props = 'props' in response ? await response.props : null
    return [props?.language, props?.reader]
  }

  it('A page is in the cookie’s language for a guest and in the account’s language for its owner', async () => {
    const lucia = await buildVolunteer({ language: 'pt' })
    const token = await signIn(testApp.platform, lucia)
    expect(await languageFor({})).toEqual(['es', null])
    expect(await languageFor({ [cookieNames.language]: 'en' })).toEqual(['en', null])
    for (const cookie of ['en', 'es', ''])
      expect(await languageFor({ [cookieNames.language]: cookie, [cookieNames.token]: token })).toEqual([
        'pt',
        lucia.id,
      ])
  })

  it('A newly chosen language is used from the next page on', async () => {
    const lucia = await buildVolunteer({ language: 'es' })
    const cookies = { [cookieNames.token]: await signIn(testApp.platform, lucia) }
    expect((await languageFor(cookies))[0]).toBe('es')
    await testApp.as(lucia).put('/api/account/preferences', { language: 'br' })
    await expect.poll(async () => (await languageFor(cookies))[0], { timeout: 1_000 }).toBe('br')
  })
})

it('The data of a page is read concurrently', async () => {
  const second = Promise.withResolvers<string>()
  const first = ending(() => second.promise)
  const next = ending(async () => second.resolve('there'))
  const { status, props } = await visit(({ reads: { ask } }) => [
    [['first'], ask(first, {})],
    [['second'], ask(next, {})],
    false,
  ])
  expect(status).toBe(200)
  expect(Object.values(props?.fallback ?? {})).toEqual(['there', null])
})

describe('a page for members', () => {
  const data: Options['data'] = ({ reads: { ask } }) => [
    [
      ['own'],
      ask(
        ending(async () => 'private'),
        {},
      ),
    ],
  ]

  async function visitAs(person: Person, options: Pick<Options, 'for' | 'unvalidated'>, url: string) {
    const token = await signIn(testApp.platform, person)
    const cookies = { [cookieNames.token]: token }
    const req = Object.assign(new IncomingMessage(new Socket()), { cookies, url })
    const res = new ServerResponse(req)
    const open = page({ texts: [], data, ...options })
    const response = await open({ req, res, query: {}, params: {}, resolvedUrl: url })
    return 'props' in response ? await response.props : null
  }

  it.each(['/feed', '/_next/data/build/feed.json'])(
    'A members’ page asks an unvalidated account to validate, without data (%s)',
    async (url) => {
      const newcomer = await buildVolunteer({ validatedAt: null })
      const props = await visitAs(newcomer, { for: 'user' }, url)
      expect(props).toMatchObject({ membersOnly: true })
      expect(textsOf(props)).toMatchObject({ account: {} })
      expect(JSON.stringify(props?.fallback)).not.toContain('private')
      expect(props?.missing).toBeUndefined()
    },
  )

  it('An unvalidated account can open pages about itself, and a member every members’ page', async () => {
    const newcomer = await buildVolunteer({ validatedAt: null })
    const own = await visitAs(newcomer, { for: 'user', unvalidated: true }, '/settings')
    const members = await visitAs(await buildVolunteer(), { for: 'user' }, '/feed')
    for (const props of [own, members]) {
      expect(props?.membersOnly).toBeUndefined()
      expect(JSON.stringify(props?.fallback)).toContain('private')
    }
  })

  it('A members’ page reads the account, its badges and its newest event in one statement', async () => {
    const lucia = await buildVolunteer()
    const open = () => visitAs(lucia, { for: 'user' }, '/feed')
    // The first page starts the session.
    const first = await open()
    expect(Object.keys(first?.fallback ?? {})).toHaveLength(4)
    const statements = await recordAllStatements(open)
    expect(statements.filter(({ text }) => /"accounts"|notifications|live_events/.test(text))).toHaveLength(1)
  })

  it('An unvalidated volunteer gets 404 for a page of organisations', async () => {
    const newcomer = await buildVolunteer({ validatedAt: null })
    expect(await visitAs(newcomer, { for: 'organisation' }, '/my-jobs')).toMatchObject({ missing: true })
  })
})
