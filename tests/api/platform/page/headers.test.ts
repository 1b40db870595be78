import { createHash } from 'node:crypto'
import { describe, expect, test } from 'vitest'
import { buildVolunteer } from '../../../people.ts'
import { openTestApp } from '../../setup/testApp.ts'
import { beginHeaders, protocol } from '../../setup/tus.ts'

const testApp = openTestApp({
  NODE_ENV: 'production',
  PUBLIC_URL: 'https://brota.example',
  SMTP_URL: 'smtp://localhost:1',
})

const required = {
  'x-content-type-options': 'nosniff',
  'x-frame-options': 'DENY',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'strict-transport-security': 'max-age=31536000; includeSubDomains',
}

describe('security headers of every response', () => {
  test.each([
    ['an answer', 'GET', '/api/countries', 200],
    ['a refusal', 'GET', '/api/account/user-by-token', 401],
    ['a wrong method', 'DELETE', '/api/account/login', 405],
    ['an endpoint that is not there', 'GET', '/api/nothing', 404],
    ['a page', 'GET', '/jobs', 404],
    ['a page that is sent something', 'POST', '/jobs', 405],
    ['a page that is asked to echo', 'OPTIONS', '/jobs', 405],
    ['a question before a call', 'OPTIONS', '/api/account/login', 204],
    ['a large upload without an account', 'POST', '/api/media/tus', 401],
    ['a stream without an account', 'GET', '/api/notifications/stream', 401],
    ['a file that machines look for', 'GET', '/robots.txt', 200],
    ['the page of the endpoints', 'GET', '/api/docs', 200],
    ['an image', 'GET', '/api/media/default-avatar', 200],
  ])('%s', async (_, method, path, status) => {
    const response = await testApp.guest.send(method, path)
    expect(response.status).toBe(status)
    expect(Object.fromEntries(response.headers)).toMatchObject(required)
    expect(response.headers.get('content-security-policy')).toContain("frame-ancestors 'none'")
    expect(response.headers.get('permissions-policy')).toContain('camera=()')
    expect(response.headers.get('x-powered-by')).toBeNull()
    expect(response.headers.get('x-request-id')).toMatch(/^[0-9a-f-]{36}$/)
    if (status === 405)
      expect(response.headers.get('allow')).toBe(path === '/jobs' ? 'GET, HEAD' : 'POST, OPTIONS')
  })
})

test('Streams, uploads and downloads have the security headers too', async () => {
  const lucia = testApp.as(await buildVolunteer())
  const answers = [
    await lucia.get('/api/notifications/stream'),
    await lucia.get('/api/account/export'),
    await lucia.send('POST', '/api/media/tus', undefined, { headers: beginHeaders(100) }),
    await lucia.send('POST', '/api/media/tus', undefined, { headers: protocol }),
  ]
  expect(answers.map(({ status }) => status)).toEqual([200, 200, 201, 400])
  for (const { headers } of answers) {
    expect(Object.fromEntries(headers)).toMatchObject(required)
    expect(headers.get('content-security-policy')).toContain("frame-ancestors 'none'")
    expect(headers.get('x-request-id')).toMatch(/^[0-9a-f-]{36}$/)
  }
})

test('A page runs the site’s files and its one inline script, by its hash, and no other script', async () => {
  const policy = (await testApp.guest.get('/jobs')).headers.get('content-security-policy') ?? ''
  const { inlineScripts } = testApp.app
  const hashes = Object.values(inlineScripts).map(
    (script) => `'sha256-${createHash('sha256').update(script).digest('base64')}'`,
  )
  expect(hashes).toHaveLength(1)
  expect(/script-src ([^;]*)/.exec(policy)?.[1]).toBe(`'self' ${hashes.join(' ')}`)
})
