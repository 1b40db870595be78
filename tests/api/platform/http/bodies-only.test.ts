import { describe, expect, it } from 'vitest'
import { bearer, linkTo, password, signUp, volunteerPayload } from '../../setup/account.ts'
import { listEndpoints, sendRaw } from '../../setup/sendRaw.ts'
import { openTestApp } from '../../setup/testApp.ts'

const testApp = openTestApp()

const getQuery = (fields: Record<string, unknown>) =>
  `?${new URLSearchParams(Object.entries(fields).map(([name, value]) => [name, String(value)]))}`

/** Sends one valid request twice: with its fields in the address, then in its body. */
async function sendBoth(method: string, path: string, fields: Record<string, unknown>, token?: string) {
  const headers = token ? bearer(token).headers : {}
  const inAddress = await sendRaw(testApp.origin + path + getQuery(fields), { method, headers, body: '{}' })
  const inBody = await sendRaw(testApp.origin + path, { method, headers, body: JSON.stringify(fields) })
  return { inAddress, inBody }
}

type Sent = Awaited<ReturnType<typeof sendBoth>>
function expectBodyAlone({ inAddress, inBody }: Sent, secret: string) {
  expect(inAddress.status).toBe(400)
  expect(JSON.parse(inAddress.body).fields).toHaveProperty([secret])
  expect(inBody.status).toBeLessThan(300)
}

describe('secrets are accepted in bodies only', () => {
  it('A login takes its password from the body alone', async () => {
    const { email } = await signUp(testApp)
    expectBodyAlone(await sendBoth('POST', '/api/account/login', { email, password }), 'password')
  })

  it('A change of password or address and an erasure take their secrets from the body alone', async () => {
    const { email, accessToken, user } = await signUp(testApp)
    const other = `other.${email}`
    expectBodyAlone(
      await sendBoth('POST', '/api/account/email', { email: other, password }, accessToken),
      'email',
    )
    const change = { password, newPassword: 'other-leaf-42' }
    expectBodyAlone(await sendBoth('PUT', '/api/account/password', change, accessToken), 'newPassword')
    const { body } = await testApp.guest.post('/api/account/login', { email, password: 'other-leaf-42' })
    const farewell = { password: 'other-leaf-42', confirm: 'delete' }
    const path = `/api/account/user/${user.id}`
    const { inAddress, inBody } = await sendBoth('DELETE', path, farewell, body.accessToken)
    expect([inAddress.status, inBody.status]).toEqual([400, 204])
  })

  it('A registration, a validation, a reset and a refresh take their secrets from the body alone', async () => {
    const payload = volunteerPayload()
    expectBodyAlone(await sendBoth('POST', '/api/account/register', payload), 'password')
    const token = await linkTo(testApp, payload.email)
    expectBodyAlone(await sendBoth('POST', '/api/account/validate', { token, password }), 'token')
    await testApp.guest.post('/api/account/password/forgot', { email: payload.email })
    const reset = { token: await linkTo(testApp, payload.email), password: 'other-leaf-42' }
    expectBodyAlone(await sendBoth('POST', '/api/account/password/reset', reset), 'password')
    const { refreshToken } = await signUp(testApp)
    expectBodyAlone(await sendBoth('POST', '/api/account/refresh-token', { refreshToken }), 'refreshToken')
  })
})

it('Only two other writes read their query, and neither takes a password', async () => {
  const taken = (await listEndpoints()).flatMap(({ pattern, operations }) =>
    operations.flatMap(([method, { query }]) => query.map((name) => `${method} ${pattern} ${name}`)),
  )
  // Mail programs send one-click unsubscribing only to an address.
  expect(taken.sort()).toEqual(['DELETE /api/jobs/jobs/[id] insist', 'POST /api/account/unsubscribe token'])
})

it('No GET or HEAD endpoint takes a password or a refresh token', async () => {
  const secrets = /password|refreshToken/i
  const reads = (await listEndpoints()).flatMap(({ pattern, operations }) =>
    operations.flatMap(([method, { input }]) =>
      method === 'GET' || method === 'HEAD'
        ? [[pattern, Object.keys(getFields(input.describe()))] as const]
        : [],
    ),
  )
  expect(reads.length).toBeGreaterThan(40)
  expect(reads.filter(([, names]) => names.some((name) => secrets.test(name)))).toEqual([])
})

const getFields = (described: object): object => ('fields' in described ? Object(described.fields) : {})
