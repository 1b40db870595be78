import { hour } from '#lib/durations.ts'
import { newId } from '#server/platform/db/ids.ts'
import type { Db } from '#server/platform/db/index.ts'
import { apiError } from '#server/platform/http/index.ts'
import { type EmailContent, sendMail } from '#server/platform/mail/index.ts'
import {
  newAddressEmail,
  oldAddressEmail,
  ownDataEmail,
  passwordResetEmail,
  validationEmail,
  warningEmail,
} from '../emails.ts'
import { type AccountRow, findAccount, lockAccount } from '../queries/accounts.ts'
import {
  countLinksSince,
  findLink,
  insertLink,
  type LinkPurpose,
  type LinkRow,
  markLinkUsed,
} from '../queries/links.ts'
import { createSecret, hashSecret } from '../sessions/secrets.ts'

type Purpose = {
  hours: number
  content: (account: AccountRow, secret: string, about: string) => Promise<EmailContent>
  /** Emails per hour, where it differs from `mailsAnHour`. */
  anHour?: number
}

/** How long each kind of link is valid, and its email. */
const purposes = {
  validate: { hours: 48, content: validationEmail },
  'reset-password': { hours: 1, content: passwordResetEmail },
  'change-email': { hours: 24, content: newAddressEmail },
  'stop-change': { hours: 7 * 24, content: oldAddressEmail },
  'password-changed': { hours: 7 * 24, content: warningEmail('passwordChanged'), anHour: 3 },
  'new-device': { hours: 7 * 24, content: warningEmail('newDevice'), anHour: 3 },
  'google-linked': { hours: 7 * 24, content: warningEmail('googleLinked'), anHour: 3 },
  'token-reused': { hours: 7 * 24, content: warningEmail('tokenReused'), anHour: 3 },
  'own-data': { hours: 24, content: ownDataEmail },
} as const satisfies Record<LinkPurpose, Purpose>

/** Per account and purpose, so that a stranger cannot fill an inbox. */
const mailsAnHour = 5

/** `email` is the recipient, by default the account's address; `about` is the purpose's further text for the email. */
type LinkOptions = { email?: string; about?: string; id?: string }

/** Creates a link and returns its secret; null when the `id` exists already. */
async function createLink(
  db: Db,
  account: AccountRow,
  purpose: LinkPurpose,
  now: Date,
  { email = account.email, id = newId() }: LinkOptions = {},
): Promise<string | null> {
  const secret = createSecret()
  const expiresAt = new Date(now.getTime() + purposes[purpose].hours * hour)
  const link = {
    id,
    accountId: account.id,
    purpose,
    hash: hashSecret(secret),
    email,
    expiresAt,
    createdAt: now,
  }
  return (await insertLink(db, link)) ? secret : null
}

/** The secret of a new reset link, for someone who has just followed an emailed link and now chooses a password. */
export const linkToNewPassword = (db: Db, account: AccountRow, now: Date): Promise<string | null> =>
  createLink(db, account, 'reset-password', now)

/**
 * Queues an email with a link in the caller's transaction. Returns false without an error beyond the hourly limit, and
 * for an `id` that exists already.
 */
export async function mailLink(
  db: Db,
  account: AccountRow,
  purpose: LinkPurpose,
  now: Date,
  { email = account.email, about = '', id = newId() }: LinkOptions = {},
): Promise<boolean> {
  const { anHour = mailsAnHour, content }: Purpose = purposes[purpose]
  const since = new Date(now.getTime() - hour)
  if ((await countLinksSince(db, account.id, purpose, since)) >= anHour) return false
  const secret = await createLink(db, account, purpose, now, { email, id })
  if (!secret) return false
  await sendMail(db, {
    to: { email, accountId: account.id },
    language: account.language,
    content: await content(account, secret, about),
    cause: `${purpose}:${id}`,
  })
  return true
}

/**
 * The link of a secret and its account, without using or locking them, for slow work before `followLink`. Throws 410 as
 * `followLink` does.
 */
export async function readLink(
  db: Db,
  secret: string,
  allowed: readonly LinkPurpose[],
  now: Date,
): Promise<{ link: LinkRow; account: AccountRow }> {
  const link = await findLink(db, hashSecret(secret), allowed)
  const account = link && (await findAccount(db, link.accountId))
  if (!account || link.usedAt || link.expiresAt <= now) throw apiError('gone')
  return { link, account }
}

/** Uses a link once and locks its account. Throws 410 when the link is unknown, used or expired. */
export async function followLink(
  db: Db,
  secret: string,
  allowed: readonly LinkPurpose[],
  now: Date,
): Promise<{ link: LinkRow; account: AccountRow }> {
  const link = await findLink(db, hashSecret(secret), allowed)
  // The account is locked first, or two links of one account could deadlock.
  const account = link && (await lockAccount(db, link.accountId))
  if (!link || !account || !(await markLinkUsed(db, link.id, now))) throw apiError('gone')
  return { link, account }
}

/** Uses a link to the account's own data once. Throws 410 unless the account is suspended: others sign in instead. */
export async function followOwnDataLink(db: Db, secret: string, now: Date): Promise<AccountRow> {
  const { account } = await followLink(db, secret, ['own-data'], now)
  if (!account.suspendedAt) throw apiError('gone')
  return account
}
