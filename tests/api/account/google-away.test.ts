import { SignJWT } from 'jose'
import { expect, test } from 'vitest'
import { openTestApp } from '../setup/testApp.ts'

const nowhere = 'http://127.0.0.1:9'
const away = openTestApp({
  GOOGLE_CLIENT_ID: 'brota-web.apps.example',
  GOOGLE_ISSUER: nowhere,
  GOOGLE_JWKS_URL: `${nowhere}/jwks`,
})

test('Signing in with Google asks to try again later while the issuer`s keys are unreachable', async () => {
  const key = await crypto.subtle.generateKey({ name: 'ECDSA', namedCurve: 'P-256' }, false, [
    'sign',
    'verify',
  ])
  const token = await new SignJWT({ email: 'marta@brota.example' })
    .setProtectedHeader({ alg: 'ES256' })
    .sign(key.privateKey)
  const input = { token, email: 'marta@brota.example', redirect: false }
  const { status, headers } = await away.guest.post('/api/account/verify-social-token-signin', input)
  expect(status).toBe(503)
  expect(headers.get('retry-after')).toBe('30')
})
