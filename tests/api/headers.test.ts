import { describe, expect, test } from 'vitest'
import { openTown } from './setup/town.ts'

const town = openTown({
  NODE_ENV: 'production',
  PUBLIC_URL: 'https://brota.example',
  SMTP_URL: 'smtp://localhost:1',
})

const always = {
  'x-content-type-options': 'nosniff',
  'x-frame-options': 'DENY',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'strict-transport-security': 'max-age=31536000; includeSubDomains',
}

describe('every answer carries its guards', () => {
  test.each([
    ['an answer', 'GET', '/api/countries', 200],
    ['a refusal', 'GET', '/api/account/user-by-token', 401],
    ['a wrong method', 'DELETE', '/api/account/login', 405],
    ['a door that is not there', 'GET', '/api/nothing', 404],
    ['a page', 'GET', '/jobs', 404],
  ])('%s', async (_, method, path, status) => {
    const answer = await town.guest.send(method, path)
    expect(answer.status).toBe(status)
    expect(Object.fromEntries(answer.headers)).toMatchObject(always)
    expect(answer.headers.get('content-security-policy')).toContain("frame-ancestors 'none'")
    expect(answer.headers.get('permissions-policy')).toContain('camera=()')
    expect(answer.headers.get('x-powered-by')).toBeNull()
  })
})

test('a page runs scripts of this house alone, each answer with a nonce of its own', async () => {
  const policies = await Promise.all(
    [1, 2].map(async () => (await town.guest.get('/jobs')).headers.get('content-security-policy') ?? ''),
  )
  const scripts = policies.map((policy) => /script-src ([^;]*)/.exec(policy)?.[1] ?? '')
  expect(scripts[0]).toMatch(/^'self' 'nonce-[A-Za-z0-9+/=]{24}'/)
  expect(scripts[0]).not.toContain('unsafe-inline')
  expect(scripts[0]).not.toBe(scripts[1])
})
