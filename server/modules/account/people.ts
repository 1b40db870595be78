import type { Language } from '#contracts/lists.ts'
import type { UserCard } from '#contracts/shapes.ts'
import type { Db } from '#server/platform/db/index.ts'
import { isPublic } from './policy.ts'
import { findCardRows } from './queries/accounts.ts'
import { findFacts } from './queries/facts.ts'
import { findReaders, type StoredRecipient } from './queries/recipients.ts'
import { cardView, factsView, type VolunteerFacts } from './views.ts'

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
  return new Map(rows.map((row) => [row.id, recipientView(row)]))
}

type ReaderRow = StoredRecipient | Awaited<ReturnType<typeof findReaders>>[number]

export const recipientView = ({ name, validatedAt, suspendedAt, ...row }: ReaderRow): Recipient => ({
  ...row,
  name: validatedAt ? name : '',
  reachable: isPublic({ validatedAt, suspendedAt }),
})

export const findRecipient = async (db: Db, id: string): Promise<Recipient | null> =>
  (await findRecipients(db, [id])).get(id) ?? null

/** Null for an organisation and for an unknown id. */
export async function volunteerFacts(db: Db, id: string): Promise<VolunteerFacts | null> {
  const facts = await findFacts(db, id)
  return facts && factsView(facts)
}
