import { createHmac, generateKeyPairSync, sign } from 'node:crypto'
import { beforeAll, expect, it } from 'vitest'
import { newId } from '#server/platform/db/ids.ts'
import { isLong, type Member, openSite } from './site.ts'
import { authSecret } from './start.ts'

const site = openSite()
let member: Member

beforeAll(async () => {
  member = await site.signUp()
})

type Claims = Record<string, unknown>
const encode = (value: unknown) => Buffer.from(JSON.stringify(value)).toString('base64url')
const hmac = (text: string, key: string, algorithm = 'sha256') =>
  createHmac(algorithm, key).update(text).digest('base64url')

function forge(claims: Claims, key = authSecret, header: Claims = { alg: 'HS256' }, algorithm = 'sha256') {
  const text = `${encode(header)}.${encode(claims)}`
  return `${text}.${hmac(text, key, algorithm)}`
}

function getParts(token: string): [string, string, string] {
  const [header = '', claims = '', signature = ''] = token.split('.')
  return [header, claims, signature]
}

/** Forged tokens of every kind, made from a valid bearer and the right key where that helps. */
function forgedTokens(bearer: string): Record<string, string> {
  const [header, claims, signature] = getParts(bearer)
  const good: Claims = JSON.parse(Buffer.from(claims, 'base64url').toString())
  const now = Math.floor(Date.now() / 1_000)
  const rsa = generateKeyPairSync('rsa', { modulusLength: 2_048 })
  const rsaText = `${encode({ alg: 'RS256', jwk: rsa.publicKey.export({ format: 'jwk' }) })}.${claims}`
  const bySignature = signature.startsWith('A') ? `B${signature.slice(1)}` : `A${signature.slice(1)}`
  return {
    'alg none': `${encode({ alg: 'none' })}.${claims}.`,
    'alg NONE': `${encode({ alg: 'NONE' })}.${claims}.`,
    'alg none with the old signature': `${encode({ alg: 'none' })}.${claims}.${signature}`,
    'no signature': `${header}.${claims}.`,
    'no signature and no dot': `${header}.${claims}`,
    'another key': forge(good, 'a key of the forger that is as long as the other one'),
    'an empty key': forge(good, ' '),
    expired: forge({ ...good, iat: now - 2_000, exp: now - 1 }),
    'expired long ago': forge({ ...good, iat: 1, exp: 2 }),
    'not valid yet': forge({ ...good, nbf: now + 900 }),
    'without an end': forge({ sid: good.sid, iss: good.iss, iat: now }),
    'an end that is no number': forge({ ...good, exp: 'never' }),
    'another issuer': forge({ ...good, iss: 'somebody' }),
    'no issuer': forge({ sid: good.sid, iat: now, exp: now + 900 }),
    'another session': forge({ ...good, sid: newId() }),
    'a session that is no id': forge({ ...good, sid: "' or 1=1 --" }),
    'a session that is an object': forge({ ...good, sid: { $ne: null } }),
    'no session': forge({ iss: good.iss, iat: now, exp: now + 900 }),
    'tampered claims': `${header}.${encode({ ...good, sid: newId() })}.${signature}`,
    'tampered signature': `${header}.${claims}.${bySignature}`,
    'a longer hash than is used': forge(good, authSecret, { alg: 'HS512' }, 'sha512'),
    'a key that it brings itself': `${rsaText}.${sign('sha256', Buffer.from(rsaText), rsa.privateKey).toString('base64url')}`,
    'a key that is fetched': forge(good, 'x', { alg: 'HS256', jku: 'http://127.0.0.1:1/keys' }),
    'a critical header': forge(good, authSecret, { alg: 'HS256', crit: ['x'], x: 1 }),
    'cut short': bearer.slice(0, -3),
    'twice the same': `${bearer}.${bearer}`,
    'a refresh token': member.refreshToken,
    'no token at all': 'x',
  }
}

it('Every forged token gets a 401 from every call', async () => {
  const passed: string[] = []
  const calls = (await site.calls()).filter(({ access }) => access !== 'guest')
  const forged = Object.entries(forgedTokens(member.bearer))
  expect((await site.as(member).get('/api/account/user-by-token')).status).toBe(200)
  let asked = 0
  for (const [index, [what, token]] of forged.entries()) {
    // Together they cover all calls; in the long form each token does.
    const share = calls.filter((_call, place) => isLong || place % forged.length === index)
    for (const { method, path } of [{ method: 'GET', path: '/api/account/user-by-token' }, ...share]) {
      const caller = site.as({ ...member, bearer: token })
      const { status } = await caller.send(method, path.replace(/\{\w+\}/, member.id))
      asked += 1
      if (status !== 401) passed.push(`${what} at ${method} ${path} answers ${status}`)
    }
  }
  console.log(`${forged.length} tokens, ${asked} calls`)
  expect(passed).toEqual([])
})

it('A token in the address or in a cookie authenticates no call', async () => {
  const guest = site.from()
  const inAddress = await guest.get(
    `/api/account/user-by-token?token=${member.bearer}&access_token=${member.bearer}`,
  )
  const inCookie = await guest.get('/api/account/user-by-token', {
    headers: { Cookie: `brota.token=${member.bearer}` },
  })
  expect([inAddress.status, inCookie.status]).toEqual([401, 401])
})

it('A bearer is invalid after its session ended, and a reused refresh token ends the session that it renewed', async () => {
  const signedIn = await site.logIn(member)
  const guest = site.from(member.address)
  const logout = await guest.post('/api/account/logout', { refreshToken: signedIn.refreshToken })
  expect(logout.status).toBe(204)
  expect((await site.as(signedIn).get('/api/account/user-by-token')).status).toBe(401)

  const other = await site.logIn(member)
  const refresh = (refreshToken: string) => guest.post('/api/account/refresh-token', { refreshToken })
  const first = await refresh(other.refreshToken)
  const second = await refresh(first.body.refreshToken)
  expect([first.status, second.status]).toEqual([200, 200])
  expect((await refresh(other.refreshToken)).status).toBe(401)
  expect((await refresh(second.body.refreshToken)).status).toBe(401)
  expect(
    (await site.as({ ...other, bearer: second.body.accessToken }).get('/api/account/user-by-token')).status,
  ).toBe(401)
})
