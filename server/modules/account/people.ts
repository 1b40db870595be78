import type { Interest, Language } from '#contracts/lists.ts'
import type { User, UserCard } from '#contracts/shapes.ts'
import { appliedAmong, servedAmong } from '#server/modules/jobs/index.ts'
import type { Viewer } from '#server/platform/auth/index.ts'
import type { Db } from '#server/platform/db/index.ts'
import { type AvailabilitySeen, availabilitySeenBy, isPublic } from './policy.ts'
import { findAccount, findCardRows, findPublicRows, findReaders, isVerified } from './queries/accounts.ts'
import { cardView, isProfileComplete, userView } from './views.ts'

/** id -> card, in one query; unknown ids are left out. */
export async function findUserCards(db: Db, ids: readonly string[]): Promise<Map<string, UserCard>> {
  const rows = await findCardRows(db, ids)
  return new Map(rows.map((row) => [row.id, cardView(row)]))
}

/** id -> card of the visible accounts: validated and not suspended. */
export async function findShownCards(db: Db, ids: readonly string[]): Promise<Map<string, UserCard>> {
  const rows = await findCardRows(db, ids)
  return new Map(rows.filter(isPublic).map((row) => [row.id, cardView(row)]))
}

/** id -> person as this viewer sees them, in one batch; unknown ids are left out. */
export async function findUsers(
  db: Db,
  ids: readonly string[],
  viewer: Viewer | null,
): Promise<Map<string, User>> {
  const rows = await findPublicRows(db, ids)
  const getIds = (kind: boolean) => rows.filter(({ provider }) => provider === kind).map(({ id }) => id)
  const served = viewer && !viewer.provider ? await servedAmong(db, viewer.id, getIds(true)) : new Set()
  const seesAvailability = await getAvailability(db, getIds(false), viewer)
  return new Map(
    rows.map((row) => [
      row.id,
      userView(row, viewer, { served: served.has(row.id), seesAvailability: seesAvailability(row.id) }),
    ]),
  )
}

/** Whose availability this viewer sees, by the policy. */
export const findAvailabilitySeen = async (db: Db, viewer: Viewer | null): Promise<AvailabilitySeen> =>
  availabilitySeenBy(viewer, viewer?.provider === true && (await isVerified(db, viewer.id)))

/** Returns a function that says whether this viewer sees a volunteer's availability. */
export async function getAvailability(
  db: Db,
  volunteerIds: readonly string[],
  viewer: Viewer | null,
): Promise<(id: string) => boolean> {
  const seen = volunteerIds.length > 0 ? await findAvailabilitySeen(db, viewer) : 'of nobody'
  if (seen !== 'of applicants' || !viewer) return () => seen === 'of all'
  const applicants = await appliedAmong(db, viewer.id, volunteerIds)
  return (id) => applicants.has(id)
}

/**
 * The recipient of an email. `reachable` is false for suspended and unvalidated accounts; the name of an unvalidated
 * account is "", since no email may contain it.
 */
export type Recipient = {
  id: string
  name: string
  email: string
  language: Language
  provider: boolean
  timeZone: string
  reachable: boolean
}

/** id -> recipient, in one query; unknown ids are left out. */
export async function findRecipients(db: Db, ids: readonly string[]): Promise<Map<string, Recipient>> {
  const rows = await findReaders(db, ids)
  return new Map(
    rows.map(({ name, validatedAt, suspendedAt, ...row }) => [
      row.id,
      { ...row, name: validatedAt ? name : '', reachable: isPublic({ validatedAt, suspendedAt }) },
    ]),
  )
}

export const findRecipient = async (db: Db, id: string): Promise<Recipient | null> =>
  (await findRecipients(db, [id])).get(id) ?? null

/** What the requirements of offers are compared with. */
export type VolunteerFacts = {
  id: string
  name: string
  age: number | null
  volunteerProfileComplete: boolean
  validated: boolean
  interests: Interest[]
  /** Slots such as mon-a, or only no-time. */
  workShift: string[]
  country: string
  state: string
  city: string
}

/** Null for an organisation and for an unknown id. */
export async function volunteerFacts(db: Db, id: string): Promise<VolunteerFacts | null> {
  const account = await findAccount(db, id)
  if (!account || account.provider) return null
  return {
    id,
    name: account.name,
    age: account.age,
    volunteerProfileComplete: isProfileComplete(account),
    validated: account.validatedAt !== null,
    interests: account.categories,
    workShift: account.workShift,
    country: account.country,
    state: account.state,
    city: account.city,
  }
}
