import { describe, expect, test } from 'vitest'
import { limits } from '#contracts/limits.ts'
import { canWith, mayRename, pageFor } from '#server/modules/account/policy.ts'
import { commonPasswords } from '#server/modules/account/security/commonPasswords.ts'
import { describeDevice } from '#server/modules/account/sessions/devices.ts'
import { createSecret, decrypt, encrypt, hashSecret } from '#server/modules/account/sessions/secrets.ts'
import { mayListVolunteers } from '#server/modules/directory/policy.ts'

const now = new Date()
const person = (overrides = {}) => ({
  id: 'lucia',
  provider: false,
  validatedAt: now,
  suspendedAt: null,
  ...overrides,
})
const viewer = (overrides = {}) => ({
  id: 'bruno',
  sessionId: 'session',
  provider: false,
  moderator: false,
  validated: true,
  lacksAge: false,
  language: 'es' as const,
  ...overrides,
})

const people = {
  volunteer: person(),
  organisation: person({ provider: true }),
  unvalidated: person({ validatedAt: null }),
  suspended: person({ suspendedAt: now }),
}
const viewers = {
  guest: null,
  stranger: viewer(),
  organisation: viewer({ provider: true }),
  oneself: viewer({ id: 'lucia' }),
}

describe('access to profile pages', () => {
  test.each([
    ['volunteer', { guest: 'preview', stranger: 'whole', organisation: 'whole', oneself: 'whole' }],
    ['organisation', { guest: 'whole', stranger: 'whole', organisation: 'whole', oneself: 'whole' }],
    ['unvalidated', { guest: 'hidden', stranger: 'hidden', organisation: 'hidden', oneself: 'whole' }],
    ['suspended', { guest: 'hidden', stranger: 'hidden', organisation: 'hidden', oneself: 'whole' }],
  ] as const)('Access to the profile page of an account: %s', (whose, expected) => {
    const seen = Object.entries(viewers).map(([name, one]) => [name, pageFor(one, people[whose])])
    expect(Object.fromEntries(seen)).toEqual(expected)
  })
})

describe('actions towards an account', () => {
  test.each([
    ['a stranger', viewer(), people.volunteer, true],
    ['an unvalidated viewer', viewer({ validated: false }), people.volunteer, false],
    ['oneself', viewer({ id: 'lucia' }), people.volunteer, false],
    ['somebody suspended', viewer(), people.suspended, false],
  ])('Access to another account: %s', (_who, one, other, expected) => {
    const can = { connect: expected, message: expected, report: expected, mute: expected, block: expected }
    expect(canWith(one, other)).toEqual({ ...can, rate: false })
  })

  test('Only organisations list volunteers, and only verified names are locked', () => {
    expect([null, viewer(), viewer({ provider: true })].map(mayListVolunteers)).toEqual([false, false, true])
    expect([null, now].map((verifiedAt) => mayRename({ verifiedAt }))).toEqual([true, false])
  })
})

describe('secrets', () => {
  test('A text encrypted under one secret decrypts under that secret alone', () => {
    const secret = createSecret()
    const sealed = encrypt('the next pair', secret)
    expect(decrypt(sealed, secret)).toBe('the next pair')
    expect(sealed).not.toContain(hashSecret(secret))
    expect(() => decrypt(sealed, createSecret())).toThrow()
    expect(() => decrypt(`${sealed.slice(0, -4)}AAAA`, secret)).toThrow()
  })
})

test('Common passwords are in lower case and long enough to be tried', () => {
  const odd = [...commonPasswords].filter(
    (one) => one !== one.toLowerCase() || one.length < limits.password.min,
  )
  expect(odd).toEqual([])
  expect(commonPasswords.size).toBeGreaterThan(200)
})

test.each([
  ['Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0', 'Firefox · Linux'],
  [
    'Mozilla/5.0 (Linux; Android 15) AppleWebKit/537.36 Chrome/140.0 Mobile Safari/537.36',
    'Chrome · Android',
  ],
  ['Mozilla/5.0 (Windows NT 10.0) AppleWebKit/537.36 Chrome/140.0 Safari/537.36 Edg/140.0', 'Edge · Windows'],
  ['Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) Version/18.0 Safari/604.1', 'Safari · iPhone'],
  ['curl/8', ''],
])('The user agent %s gives its device', (userAgent, device) => {
  expect(describeDevice(userAgent)).toBe(device)
})
