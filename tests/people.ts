import { accounts, sessions } from '#server/modules/account/tables.ts'
import { newId } from '#server/platform/db/ids.ts'
import type { Platform } from '#server/platform/index.ts'
import { platform } from '#server/platform/index.ts'

export type Person = typeof accounts.$inferSelect
export type Overrides = Partial<typeof accounts.$inferInsert>

const day = 86_400_000

/** Saves an account; the defaults allow it to do everything. */
export async function buildPerson(overrides: Overrides = {}): Promise<Person> {
  const id = overrides.id ?? newId()
  const [saved] = await platform()
    .database.db.insert(accounts)
    .values({
      id,
      provider: false,
      email: `${id}@brota.example`,
      name: 'Somebody',
      age: overrides.provider ? null : 29,
      isFirstLogin: false,
      privacyAcceptedAt: new Date(),
      validatedAt: new Date(),
      ...overrides,
    })
    .returning()
  if (!saved) throw new Error('the person was not saved')
  return saved
}

/** A volunteer whose complete profile lets them apply. */
export const completeVolunteer = {
  provider: false,
  name: 'Lucía Ferrer',
  age: 29,
  country: 'ES',
  city: 'Valencia',
  about: 'I plant, I carry boxes, I listen.',
  categories: ['environment', 'education'],
  workShift: ['mon-a', 'sat-m'],
} satisfies Overrides

export const buildVolunteer = (overrides: Overrides = {}): Promise<Person> =>
  buildPerson({ ...completeVolunteer, ...overrides })

export const buildOrganisation = (overrides: Overrides = {}): Promise<Person> =>
  buildPerson({
    provider: true,
    name: 'Huerto Vivo',
    ongId: 'G00000001',
    phone: '+34 600 000 001',
    country: 'ES',
    city: 'Valencia',
    about: 'We turn empty plots into vegetable gardens with the neighbours.',
    ...overrides,
  })

const bearers = new WeakMap<Platform, Map<string, string>>()

/** The bearer of a session of this person, created once for each app. */
export async function signIn(testApp: Platform, person: Person): Promise<string> {
  const known = bearers.get(testApp) ?? new Map<string, string>()
  bearers.set(testApp, known)
  const before = known.get(person.id)
  if (before) return before
  const sessionId = newId()
  await testApp.database.db.insert(sessions).values({
    id: sessionId,
    accountId: person.id,
    refreshHash: sessionId,
    expiresAt: new Date(testApp.clock.now().getTime() + 180 * day),
  })
  const bearer = await testApp.auth.tokens.sign(sessionId)
  known.set(person.id, bearer)
  return bearer
}
