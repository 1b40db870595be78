import { IncomingMessage, ServerResponse } from 'node:http'
import { Socket } from 'node:net'
import { expect, it } from 'vitest'
import { object } from 'yup'
import { read, refuse } from '#server/platform/http/index.ts'
import { page } from '#server/platform/page/index.ts'
import { openTown } from './setup/town.ts'

openTown()

const failing = (thrown: Error) =>
  read({ access: 'guest', input: object({}), run: () => Promise.reject(thrown) })

/** Opens a page whose data end like this, as a guest. */
async function visit(thrown: Error) {
  const req = Object.assign(new IncomingMessage(new Socket()), { cookies: {}, url: '/jobs' })
  const res = new ServerResponse(req)
  const open = page({
    texts: ['jobs'],
    data: async ({ ask }) => [[['jobs'], await ask(failing(thrown), {})]],
  })
  const answer = await open({ req, res, query: {}, params: {}, resolvedUrl: '/jobs?query=a' })
  const props = 'props' in answer ? await answer.props : null
  return { status: res.statusCode, retryAfter: res.getHeader('Retry-After'), props }
}

it('a page whose data cannot be read now stands all the same, and says so to machines', async () => {
  const { status, retryAfter, props } = await visit(new Error('timeout exceeded when trying to connect'))
  expect([status, retryAfter]).toEqual([503, '5'])
  expect(props).toMatchObject({ language: 'es', fallback: {} })
})

it('a page of what is not there is not found', async () => {
  const { status, props } = await visit(refuse('notFound'))
  expect([status, props?.missing]).toEqual([404, true])
})
