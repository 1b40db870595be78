import { IncomingMessage, ServerResponse } from 'node:http'
import { Socket } from 'node:net'
import { expect, it } from 'vitest'
import { object } from 'yup'
import { read, refuse } from '#server/platform/http/index.ts'
import type { PageData } from '#server/platform/page/answers.ts'
import { page } from '#server/platform/page/index.ts'
import { openTown } from './setup/town.ts'

openTown()

const ending = (run: () => Promise<unknown>) => read({ access: 'guest', input: object({}), run })

/** Opens a page with these data, as a guest. */
async function visit(data: PageData) {
  const req = Object.assign(new IncomingMessage(new Socket()), { cookies: {}, url: '/jobs' })
  const res = new ServerResponse(req)
  const open = page({ texts: ['jobs'], data })
  const answer = await open({ req, res, query: {}, params: {}, resolvedUrl: '/jobs?query=a' })
  const props = 'props' in answer ? await answer.props : null
  return { status: res.statusCode, retryAfter: res.getHeader('Retry-After'), props }
}

const visitFailing = (thrown: Error) =>
  visit(({ ask }) => [
    [
      ['jobs'],
      ask(
        ending(() => Promise.reject(thrown)),
        {},
      ),
    ],
  ])

it('a page whose data cannot be read now stands all the same, and says so to machines', async () => {
  const { status, retryAfter, props } = await visitFailing(
    new Error('timeout exceeded when trying to connect'),
  )
  expect([status, retryAfter]).toEqual([503, '5'])
  expect(props).toMatchObject({ language: 'es', fallback: {} })
})

it('a page of what is not there is not found', async () => {
  const { status, props } = await visitFailing(refuse('notFound'))
  expect([status, props?.missing]).toEqual([404, true])
})

it('a page that is asked for what no list takes says so, and is no failure of the house', async () => {
  const { status, retryAfter, props } = await visitFailing(refuse('malformed'))
  expect([status, retryAfter]).toEqual([400, undefined])
  expect(props).toMatchObject({ fallback: {} })
  const many = await visitFailing(refuse('tooMany', { headers: { 'Retry-After': '9' } }))
  expect([many.status, many.retryAfter]).toEqual([429, '9'])
})

it('all that a page asks for is read together', async () => {
  const second = Promise.withResolvers<string>()
  const first = ending(() => second.promise)
  const next = ending(async () => second.resolve('there'))
  const { status, props } = await visit(({ ask }) => [
    [['first'], ask(first, {})],
    [['second'], ask(next, {})],
    false,
  ])
  expect(status).toBe(200)
  expect(Object.values(props?.fallback ?? {})).toEqual(['there', null])
})
