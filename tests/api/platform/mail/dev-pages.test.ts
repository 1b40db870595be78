import { IncomingMessage, ServerResponse } from 'node:http'
import { Socket } from 'node:net'
import type { GetServerSideProps } from 'next'
import { afterEach, beforeAll, describe, expect, it } from 'vitest'
import { fillDemoTown } from '#demo/index.ts'
import { demoEmail, demoPassword } from '#lib/demo.ts'
import { isFromThisMachine } from '#server/platform/http/facts.ts'
import { getServerSideProps as mail } from '../../../../pages/dev/mail.tsx'
import { getServerSideProps as refreshToken } from '../../../../pages/dev/refresh-token.tsx'
import { sendRaw } from '../../setup/sendRaw.ts'
import { openTestApp } from '../../setup/testApp.ts'

const testApp = openTestApp({ DEMO: 'on' })
type Headers = Record<string, string>

const requestWith = (headers: Headers): IncomingMessage => {
  const rawHeaders = Object.entries(headers).flat()
  const lowered = Object.fromEntries(
    Object.entries(headers).map(([name, value]) => [name.toLowerCase(), value]),
  )
  return Object.assign(new IncomingMessage(new Socket()), { rawHeaders, headers: lowered })
}

/** Opens a page for developers by its address; returns its status and the number of its data. */
async function open(load: GetServerSideProps, resolvedUrl: string, headers: Headers) {
  const req = Object.assign(requestWith(headers), { cookies: {}, url: resolvedUrl, app: testApp.app })
  const res = new ServerResponse(req)
  const query = Object.fromEntries(new URL(resolvedUrl, 'http://page').searchParams)
  const response = await load({ req, res, query, params: {}, resolvedUrl })
  const props = 'props' in response ? await response.props : {}
  return { status: res.statusCode, missing: props.missing, data: Object.keys(props.fallback ?? {}).length }
}

const here = ['localhost:3000', 'localhost', '127.0.0.1:3000', '[::1]:3000', 'LOCALHOST:80']
/** Headers from a rebound name, a proxy, a tunnel or a forger. */
const foreignHeaders: Headers[] = [
  {},
  { Host: '' },
  { Host: 'rebound.example:3000' },
  { Host: 'localhost.rebound.example' },
  { Host: 'rebound.example#localhost' },
  { Host: 'localhost@rebound.example' },
  { Host: '192.168.1.7:3000' },
  { Host: '0.0.0.0:3000' },
  { Host: 'localhost:3000', 'X-Forwarded-For': '198.51.100.7' },
  { Host: 'localhost:3000', 'X-Forwarded-Host': 'localhost' },
  { Host: 'localhost:3000', 'X-Forwarded-Proto': 'https' },
  { Host: 'localhost:3000', 'x-real-ip': '127.0.0.1' },
  { Host: 'localhost:3000', Via: '1.1 proxy' },
  { Host: 'localhost:3000', Forwarded: 'for=198.51.100.7' },
  { Host: 'localhost:3000', 'CF-Connecting-IP': '198.51.100.7' },
  { Host: 'localhost:3000', 'X-Original-Host': 'brota.example' },
]

describe('a request from this machine', () => {
  it.each(here)('A request to %s without proxy headers is from this machine', (host) => {
    expect(isFromThisMachine(requestWith({ Host: host, Accept: '*/*' }))).toBe(true)
  })

  it.each(foreignHeaders)('A request with %j is not from this machine', (headers) => {
    expect(isFromThisMachine(requestWith(headers))).toBe(false)
  })

  it('A request is judged by its raw headers, not by those that Next adds later', () => {
    const request = requestWith({ Host: 'localhost:3000' })
    Object.assign(request.headers, { 'x-forwarded-for': '127.0.0.1', 'x-forwarded-host': 'localhost:3000' })
    expect(isFromThisMachine(request)).toBe(true)
  })
})

const pages = [
  [mail, '/dev/mail'],
  [mail, '/dev/mail?language=es'],
  [refreshToken, '/dev/refresh-token'],
] as const

describe.each(pages)('%#: a page for developers', (load, address) => {
  it('A page for developers opens on this machine', async () => {
    expect(await open(load, address, { Host: 'localhost:3000' })).toMatchObject({
      status: 200,
      missing: undefined,
    })
  })

  it.each(foreignHeaders)('A page for developers returns 404 with %j', async (headers) => {
    expect(await open(load, address, headers)).toEqual({ status: 404, missing: true, data: 0 })
  })

  it('A page for developers returns 404 when the setting is off', async () => {
    Object.assign(testApp.platform.config, { devPages: false })
    const response = await open(load, address, { Host: 'localhost:3000' })
    Object.assign(testApp.platform.config, { devPages: true })
    expect(response).toEqual({ status: 404, missing: true, data: 0 })
  })
})

describe('the public demo password', () => {
  beforeAll(() => fillDemoTown())
  afterEach(() => void Object.assign(testApp.platform.config, { demo: true }))

  const logIn = (headers: Headers = {}) =>
    sendRaw(`${testApp.origin}/api/account/login`, {
      headers,
      body: JSON.stringify({ email: demoEmail('clara'), password: demoPassword }),
    })

  it('The demo password logs in on this machine', async () => {
    expect((await logIn()).status).toBe(200)
  })

  it.each(foreignHeaders.filter(({ Host }) => Host))(
    'The demo password gets 401 with %j',
    async (headers) => {
      const { status, body } = await logIn(headers)
      expect([status, JSON.parse(body).error]).toEqual([401, 'wrong email or password'])
    },
  )

  it('The demo password gets 401 when the demo is off, even for remaining accounts', async () => {
    Object.assign(testApp.platform.config, { demo: false })
    expect((await logIn()).status).toBe(401)
  })
})
