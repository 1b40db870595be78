import { drizzle } from 'drizzle-orm/node-postgres'
import type pg from 'pg'
import { accounts, sessions } from '#server/modules/account/tables.ts'
import { createTokens } from '#server/platform/auth/tokens.ts'
import { systemClock } from '#server/platform/clock.ts'
import { newId } from '#server/platform/db/ids.ts'
import { completeVolunteer, type Overrides } from '../people.ts'
import { authSecret } from './site.ts'

export type Settled = { id: string; bearer: string }

/**
 * Accounts that may do everything, each with a bearer, volunteers unless a test says otherwise: inserted into the
 * database directly, for speed.
 */
export async function settle(
  database: pg.Client | pg.Pool,
  count: number,
  overrides: Overrides = {},
): Promise<Settled[]> {
  const tokens = createTokens([authSecret], systemClock)
  const db = drizzle(database)
  const now = new Date()
  const people = Array.from({ length: count }, () => ({ id: newId(), sessionId: newId() }))
  await db.insert(accounts).values(
    people.map(({ id }) => ({
      ...completeVolunteer,
      id,
      email: `${id}@brota.example`,
      privacyAcceptedAt: now,
      validatedAt: now,
      ...overrides,
    })),
  )
  const ends = new Date(now.getTime() + 9 * 86_400_000)
  await db.insert(sessions).values(
    people.map(({ id, sessionId }) => ({
      id: sessionId,
      accountId: id,
      refreshHash: sessionId,
      expiresAt: ends,
    })),
  )
  return Promise.all(people.map(async ({ id, sessionId }) => ({ id, bearer: await tokens.sign(sessionId) })))
}

export async function settleOne(database: pg.Client | pg.Pool, overrides?: Overrides): Promise<Settled> {
  const [one] = await settle(database, 1, overrides)
  if (!one) throw new Error('nobody came')
  return one
}

/** Connected accounts, so that no message is a request. */
export async function settlePairs(
  database: pg.Client | pg.Pool,
  count: number,
): Promise<(readonly [Settled, Settled])[]> {
  const people = await settle(database, count * 2)
  const pairs = Array.from({ length: count }, (_, place) => {
    const [one, other] = people.slice(place * 2)
    if (!one || !other) throw new Error('nobody came')
    return [one, other] as const
  })
  for (const [one, other] of pairs) {
    await database.query(
      `insert into friendships (first_id, second_id, asked_by, state, connected_at)
       values (least($1::uuid, $2), greatest($1::uuid, $2), $1, 'connected', now())`,
      [one.id, other.id],
    )
  }
  return pairs
}

/** Another device of an account that is signed in. */
export async function addDevice(database: pg.Client | pg.Pool, { id }: Settled) {
  const sessionId = newId()
  await drizzle(database)
    .insert(sessions)
    .values({
      id: sessionId,
      accountId: id,
      refreshHash: sessionId,
      expiresAt: new Date(Date.now() + 86_400_000),
    })
  return { id, sessionId, bearer: await createTokens([authSecret], systemClock).sign(sessionId) }
}
