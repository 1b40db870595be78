import { and, eq, getTableColumns, inArray, isNull, lt, type SQL, type SQLWrapper, sql } from 'drizzle-orm'
import { isAmong } from '#server/platform/db/ids.ts'
import type { Db } from '#server/platform/db/index.ts'
import { prepared } from '#server/platform/db/prepared.ts'
import { preparedRows } from '#server/platform/db/preparedRows.ts'
import { outdateGuestPages } from '#server/platform/live/index.ts'
import { accounts } from '../tables.ts'

const { search: _, named: _a, nameKeys: _b, ...ownColumns } = getTableColumns(accounts)

/** The columns of an account, without those by which it is only found: the documents of the search are longer than the rest. */
export const accountColumns = ownColumns
export type AccountRow = Omit<typeof accounts.$inferSelect, 'search' | 'named' | 'nameKeys'>
export type NewAccount = typeof accounts.$inferInsert

/** The columns of a card. Every list reads them, so they are short. */
export const cardColumns = {
  id: accounts.id,
  name: accounts.name,
  provider: accounts.provider,
  city: accounts.city,
  country: accounts.country,
  rateSum: accounts.rateSum,
  rateCount: accounts.rateCount,
  verifiedAt: accounts.verifiedAt,
  validatedAt: accounts.validatedAt,
  suspendedAt: accounts.suspendedAt,
  avatar: accounts.avatar,
}
export type CardRow = Pick<AccountRow, keyof typeof cardColumns>

/** The columns of a person's page, without password, phone and email address. */
export const publicColumns = {
  ...cardColumns,
  state: accounts.state,
  createdAt: accounts.createdAt,
  responseMinutes: accounts.responseMinutes,
  background: accounts.background,
  about: accounts.about,
  categories: accounts.categories,
  workShift: accounts.workShift,
  facebook: accounts.facebook,
  twitter: accounts.twitter,
  instagram: accounts.instagram,
  linkedin: accounts.linkedin,
  website: accounts.website,
}
export type PublicRow = Pick<AccountRow, keyof typeof publicColumns>

const findOne = async (db: Db, where: SQL): Promise<AccountRow | null> => {
  const [row] = await db.select(accountColumns).from(accounts).where(where).limit(1)
  return row ?? null
}

const byId = eq(accounts.id, sql.placeholder('id'))
const accountById = preparedRows('account_by_id', (db) =>
  db.select(accountColumns).from(accounts).where(byId).limit(1),
)

export async function findAccount(db: Db, id: string): Promise<AccountRow | null> {
  const [row] = await accountById(db).execute({ id })
  return row ?? null
}

const accountByEmail = preparedRows('account_by_email', (db) =>
  db
    .select(accountColumns)
    .from(accounts)
    .where(eq(accounts.email, sql.placeholder('email')))
    .limit(1),
)

export async function findAccountByEmail(db: Db, email: string): Promise<AccountRow | null> {
  const [row] = await accountByEmail(db).execute({ email })
  return row ?? null
}
export const findAccountBySubject = (db: Db, subject: string) =>
  findOne(db, eq(accounts.googleSubject, subject))

const accountLocked = prepared((db) =>
  db.select(accountColumns).from(accounts).where(byId).for('update').prepare('account_locked'),
)

/** The row, locked until the caller's transaction ends; null for an unknown id. */
export async function lockAccount(db: Db, id: string): Promise<AccountRow | null> {
  const [row] = await accountLocked(db).execute({ id })
  return row ?? null
}

const publicById = preparedRows('account_public_by_id', (db) =>
  db.select(publicColumns).from(accounts).where(byId).limit(1),
)

export async function findPublicRow(db: Db, id: string): Promise<PublicRow | null> {
  const [row] = await publicById(db).execute({ id })
  return row ?? null
}

const amongIds = isAmong(accounts.id)

const cardsByIds = preparedRows('account_cards', (db) =>
  db.select(cardColumns).from(accounts).where(amongIds),
)

/** At most one row per id; the caller bounds the ids. */
export function findCardRows(db: Db, ids: readonly string[]): Promise<CardRow[]> {
  return ids.length === 0 ? Promise.resolve([]) : cardsByIds(db).execute({ ids: [...new Set(ids)] })
}

const publicByIds = preparedRows('accounts_public', (db) =>
  db.select(publicColumns).from(accounts).where(amongIds),
)

/** As findCardRows(), with every column of a page. */
export function findPublicRows(db: Db, ids: readonly string[]): Promise<PublicRow[]> {
  return ids.length === 0 ? Promise.resolve([]) : publicByIds(db).execute({ ids: [...new Set(ids)] })
}

const verification = prepared((db) =>
  db
    .select({ verifiedAt: accounts.verifiedAt })
    .from(accounts)
    .where(eq(accounts.id, sql.placeholder('id')))
    .prepare('account_verification'),
)

export async function isVerified(db: Db, id: string): Promise<boolean> {
  const [row] = await verification(db).execute({ id })
  return row?.verifiedAt != null
}

/** Inserts an account; null when its address or Google subject is taken. */
export async function insertAccount(db: Db, account: NewAccount): Promise<AccountRow | null> {
  const [saved] = await db.insert(accounts).values(account).onConflictDoNothing().returning(accountColumns)
  return saved ?? null
}

export async function updateAccount(
  db: Db,
  id: string,
  changes: Partial<NewAccount>,
): Promise<AccountRow | null> {
  const [saved] = await db.update(accounts).set(changes).where(eq(accounts.id, id)).returning(accountColumns)
  await outdateGuestPages(db)
  return saved ?? null
}

/** Changes the address of an account; null when another account has it, or takes it concurrently. */
export async function claimEmail(db: Db, id: string, email: string, now: Date): Promise<AccountRow | null> {
  try {
    return await db.transaction((tx) => updateAccount(tx, id, { email, updatedAt: now }))
  } catch (thrown) {
    if (isUniqueViolation(thrown)) return null
    throw thrown
  }
}

const isUniqueViolation = (thrown: unknown): boolean =>
  thrown instanceof Error &&
  typeof thrown.cause === 'object' &&
  thrown.cause !== null &&
  'code' in thrown.cause &&
  thrown.cause.code === '23505'

/** Sets a new password unless the one that the caller checked has changed; returns whether it did. */
export async function replacePassword(
  db: Db,
  account: Pick<AccountRow, 'id' | 'passwordHash'>,
  passwordHash: string,
  now: Date,
): Promise<boolean> {
  const before = account.passwordHash
  const unchanged = before === null ? isNull(accounts.passwordHash) : eq(accounts.passwordHash, before)
  const changed = await db
    .update(accounts)
    .set({ passwordHash, updatedAt: now })
    .where(and(eq(accounts.id, account.id), unchanged))
    .returning({ id: accounts.id })
  return changed.length > 0
}

/** Id of the unvalidated account of this address that is older than `before`, locked. */
export async function lockStaleAccount(db: Db, email: string, before: Date): Promise<string | null> {
  const [row] = await db
    .select({ id: accounts.id })
    .from(accounts)
    .where(and(eq(accounts.email, email), isNull(accounts.validatedAt), lt(accounts.createdAt, before)))
    .for('update')
  return row?.id ?? null
}

/** Ids of at most 200 unvalidated accounts older than `before`, locked; rows that another process locked are skipped. */
export async function lockUnvalidatedAccounts(db: Db, before: Date): Promise<string[]> {
  const rows = await db
    .select({ id: accounts.id })
    .from(accounts)
    .where(and(isNull(accounts.validatedAt), lt(accounts.createdAt, before)))
    .orderBy(accounts.createdAt)
    .limit(200)
    .for('update', { skipLocked: true })
  return rows.map(({ id }) => id)
}

/** Also deletes their sessions and links, by cascade. */
export async function deleteAccounts(db: Db, ids: readonly string[]): Promise<void> {
  if (ids.length > 0) await db.delete(accounts).where(inArray(accounts.id, [...ids]))
}

/** The addresses that have an account, validated or not. */
export async function findTakenEmails(db: Db, emails: readonly string[]): Promise<Set<string>> {
  if (emails.length === 0) return new Set()
  const rows = await db
    .select({ email: accounts.email })
    .from(accounts)
    .where(inArray(accounts.email, [...emails]))
  return new Set(rows.map(({ email }) => email))
}

/** Saves the organisation's median response time in minutes; null while there are too few responses. */
export async function saveResponseMinutes(db: Db, id: string, minutes: number | null): Promise<void> {
  await db.update(accounts).set({ responseMinutes: minutes }).where(eq(accounts.id, id))
}

/** Whether people show when they have seen messages and when they are typing, and so see it of others. */
const chatMarks = { seen: accounts.seenMarks, typing: accounts.typingMarks }

/** Whether both of these accounts show it, as a column for a query of another module. */
export const bothShow = (kind: keyof typeof chatMarks, one: SQLWrapper, other: SQLWrapper): SQL<boolean> =>
  sql<boolean>`(select count(*) = 2 from ${accounts}
    where ${accounts.id} in (${one}, ${other}) and ${chatMarks[kind]})`

/** Contact details and availability; email and phone are "" unless the person shares them. */
export type Contact = { id: string; email: string; phone: string; workShift: string[] }

/** At most one row per id. */
export const findContacts = (db: Db, ids: readonly string[]): Promise<Contact[]> =>
  db
    .select({
      id: accounts.id,
      email: sql<string>`case when ${accounts.shareContact} then ${accounts.email} else '' end`,
      phone: sql<string>`case when ${accounts.shareContact} then ${accounts.phone} else '' end`,
      workShift: accounts.workShift,
    })
    .from(accounts)
    .where(inArray(accounts.id, [...ids]))
