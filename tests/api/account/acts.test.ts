import { eq } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { hashPassword } from '#server/modules/account/index.ts'
import { hashSecret } from '#server/modules/account/sessions/secrets.ts'
import { liftSuspension } from '#server/modules/account/suspension/suspension.ts'
import { accounts, emailLinks, sessions } from '#server/modules/account/tables.ts'
import { newId } from '#server/platform/db/ids.ts'
import { buildVolunteer, type Person } from '../../people.ts'
import { freshEmail, password } from '../setup/account.ts'
import { openIssuer } from '../setup/issuer.ts'
import { openTestApp } from '../setup/testApp.ts'

const google = await openIssuer()
const testApp = openTestApp(google.environment)
const day = 86_400_000

/**
 * What is left after each act: a link of each kind (`open` or `ended`), the sessions of the account (`all`, `own`: the
 * one that acted, `new`: one that the act itself began), and whether its password and its Google account still sign in.
 */
const table = `
act                       | validate | reset-password | change-email | own-data | stop-change | password-changed | new-device | google-linked | token-reused | sessions | password | google
change of password        | ended    | ended          | ended        | ended    | open        | open             | open       | open          | open         | own      | new      | same
reset of the password     | ended    | ended          | ended        | ended    | open        | open             | open       | open          | open         | none     | new      | same
correction of the address | ended    | ended          | ended        | ended    | open        | open             | open       | open          | open         | all      | same     | same
change of address asked   | open     | open           | ended        | open     | open        | open             | open       | open          | open         | all      | same     | same
change of address done    | ended    | ended          | ended        | ended    | open        | open             | open       | open          | open         | own, new | same     | same
the same, signed out      | ended    | ended          | ended        | ended    | open        | open             | open       | open          | open         | new      | same     | same
change of address stopped | ended    | ended          | ended        | ended    | ended       | ended            | ended      | ended         | ended        | none     | ended    | ended
validation                | ended    | ended          | ended        | ended    | open        | open             | open       | open          | open         | own, new | same     | same
the same as a stranger    | ended    | ended          | ended        | ended    | open        | open             | open       | open          | open         | new      | same     | same
one with a new password   | ended    | ended          | ended        | ended    | open        | open             | open       | open          | open         | new      | new      | same
Google takes it over      | ended    | ended          | ended        | ended    | open        | open             | open       | open          | open         | new      | ended    | new
suspension                | ended    | ended          | ended        | ended    | open        | open             | open       | open          | open         | all      | same     | same
end of a suspension       | open     | open           | open         | open     | open        | open             | open       | open          | open         | none     | same     | same
deletion                  | gone     | gone           | gone         | gone     | gone        | gone             | gone       | gone          | gone         | none     | gone     | gone
sign-out of a device      | open     | open           | open         | open     | open        | open             | open       | open          | open         | others   | same     | same
`
type Purpose = typeof emailLinks.$inferSelect.purpose
const [head = [], ...rows] = table
  .trim()
  .split('\n')
  .map((line) => line.split('|').map((cell) => cell.trim()))
const purposes = head.slice(1, -3) as Purpose[]

/** An account with an open link of each kind, and two devices beside the one that acts. */
async function createAccount(overrides: Partial<Person> = {}) {
  const credentials = { passwordHash: await hashPassword(password), googleSubject: newId() }
  const person = await buildVolunteer({ ...credentials, ...overrides })
  const { db } = testApp.platform.database
  const secrets = Object.fromEntries(purposes.map((purpose) => [purpose, newId()]))
  await db.insert(emailLinks).values(
    purposes.map((purpose) => ({
      id: newId(),
      accountId: person.id,
      purpose,
      hash: hashSecret(secrets[purpose] ?? ''),
      email: purpose === 'change-email' ? freshEmail() : person.email,
      expiresAt: new Date(Date.now() + day),
      // Of an owner's links the oldest wins.
      createdAt: new Date(Date.now() - (purpose === 'stop-change' ? 2_000 : 1_000)),
    })),
  )
  const own = testApp.as(person)
  await own.get('/api/account/user-by-token')
  const [ownSession] = await db.select().from(sessions).where(eq(sessions.accountId, person.id))
  const others = [newId(), newId()]
  await db.insert(sessions).values(
    others.map((id) => ({
      id,
      accountId: person.id,
      refreshHash: id,
      expiresAt: new Date(Date.now() + day),
    })),
  )
  return { person, own, secrets, ownId: ownSession?.id ?? '', others }
}

type Arranged = Awaited<ReturnType<typeof createAccount>>

const validate = (body: object) => testApp.guest.post('/api/account/validate', body)

const acts: Record<string, { of?: Partial<Person>; run: (arranged: Arranged) => Promise<unknown> }> = {
  'change of password': {
    run: ({ own }) => own.put('/api/account/password', { password, newPassword: 'second-sprout-8' }),
  },
  'reset of the password': {
    run: ({ secrets }) =>
      testApp.guest.post('/api/account/password/reset', {
        token: secrets['reset-password'],
        password: 'second-sprout-8',
      }),
  },
  'correction of the address': {
    of: { validatedAt: null },
    run: ({ own }) => own.put('/api/account/validate/email', { email: freshEmail() }),
  },
  'change of address asked': {
    run: ({ own }) => own.post('/api/account/email', { email: freshEmail(), password }),
  },
  'change of address done': {
    run: ({ own, secrets }) => own.post('/api/account/validate', { token: secrets['change-email'] }),
  },
  'the same, signed out': { run: ({ secrets }) => validate({ token: secrets['change-email'], password }) },
  'change of address stopped': {
    run: ({ secrets }) => testApp.guest.post('/api/account/not-me', { token: secrets['stop-change'] }),
  },
  validation: {
    of: { validatedAt: null },
    run: ({ own, secrets }) => own.post('/api/account/validate', { token: secrets.validate }),
  },
  'the same as a stranger': {
    of: { validatedAt: null },
    run: ({ secrets }) => validate({ token: secrets.validate, password }),
  },
  'one with a new password': {
    of: { validatedAt: null },
    run: ({ secrets }) => validate({ token: secrets.validate, newPassword: 'second-sprout-8' }),
  },
  'Google takes it over': {
    of: { validatedAt: null, googleSubject: null },
    run: async ({ person }) => {
      const claims = { email: person.email, sub: person.id }
      return testApp.guest.post(
        '/api/account/verify-social-token-signin',
        {
          token: await google.vouch(claims),
          email: person.email,
          redirect: true,
        },
        google.browser,
      )
    },
  },
  suspension: {
    run: async ({ person }) => {
      const clara = await buildVolunteer({ moderator: true })
      const judged = { kind: 'user', id: person.id, action: 'suspend', reason: 'fraud' }
      return testApp.as(clara).post('/api/moderation/decide', judged)
    },
  },
  'end of a suspension': {
    of: { suspendedAt: new Date() },
    run: ({ person }) => liftSuspension(testApp.platform.database.db, person.id),
  },
  deletion: {
    run: ({ own, person }) => own.delete(`/api/account/user/${person.id}`, { confirm: 'delete', password }),
  },
  'sign-out of a device': {
    run: ({ own, ownId }) => own.delete(`/api/account/sessions/${ownId}`),
  },
}

/** A link that the act itself sent does not count: its secret is not among those from before. */
async function linkStates({ secrets }: Arranged): Promise<string[]> {
  return Promise.all(
    purposes.map(async (purpose) => {
      const [link] = await testApp.platform.database.db
        .select()
        .from(emailLinks)
        .where(eq(emailLinks.hash, hashSecret(secrets[purpose] ?? '')))
      if (!link) return 'gone'
      return link.usedAt ? 'ended' : 'open'
    }),
  )
}

async function sessionsLeft({ person, ownId, others }: Arranged): Promise<string> {
  const rows = await testApp.platform.database.db
    .select({ id: sessions.id })
    .from(sessions)
    .where(eq(sessions.accountId, person.id))
  const ids = rows.map(({ id }) => id)
  const [hasOwn, hasOthers] = [ids.includes(ownId), others.some((id) => ids.includes(id))]
  const hasNew = ids.some((id) => id !== ownId && !others.includes(id))
  const left = {
    all: hasOwn && hasOthers,
    own: hasOwn && !hasOthers,
    others: !hasOwn && hasOthers,
    new: hasNew,
  }
  const named = Object.entries(left).flatMap(([name, isLeft]) => (isLeft ? [name] : []))
  return named.join(', ') || 'none'
}

async function credentialsLeft({ person }: Arranged): Promise<string[]> {
  const [row] = await testApp.platform.database.db.select().from(accounts).where(eq(accounts.id, person.id))
  return (['passwordHash', 'googleSubject'] as const).map((credential) => {
    if (!row) return 'gone'
    if (row[credential] === null) return 'ended'
    return row[credential] === person[credential] ? 'same' : 'new'
  })
}

describe('what a security act cancels, and what it leaves', () => {
  test.each(rows)('%s', async (name, ...expected) => {
    const act = acts[name ?? '']
    if (!act) throw new Error(`nobody knows how to do: ${name}`)
    const arranged = await createAccount(act.of)
    const response = await act.run(arranged)
    if (response)
      expect(response).toMatchObject({ status: expect.toSatisfy((status: number) => status < 300) })
    const links = await linkStates(arranged)
    const left = [...links, await sessionsLeft(arranged), ...(await credentialsLeft(arranged))]
    expect(left).toEqual(expected)
  })

  test('Each act of this file has a row in the table', () => {
    expect(rows.map(([name]) => name).sort()).toEqual(Object.keys(acts).sort())
  })
})

describe('a change of address that is asked for while the password changes', () => {
  test('A change of address requested while the password changes is never open afterwards', async () => {
    for (let round = 0; round < 5; round += 1) {
      const { own, person } = await createAccount()
      await Promise.all([
        own.post('/api/account/email', { email: freshEmail(), password }),
        own.put('/api/account/password', { password, newPassword: 'second-sprout-8' }),
      ])
      const links = await testApp.platform.database.db
        .select()
        .from(emailLinks)
        .where(eq(emailLinks.accountId, person.id))
      const open = links.filter(({ purpose, usedAt }) => purpose === 'change-email' && !usedAt)
      expect(open).toEqual([])
    }
  })
})
