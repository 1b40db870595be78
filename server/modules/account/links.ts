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
} from './emails.ts'
import { type AccountRow, findAccount, lockAccount } from './queries/accounts.ts'
import {
  countLinksSince,
  findLink,
  insertLink,
  type LinkPurpose,
  type LinkRow,
  markLinkUsed,
} from './queries/links.ts'
import { createSecret, hashSecret } from './secrets.ts'

type Purpose = {
  hours: number
  content: (account: AccountRow, secret: string, about: string) => Promise<EmailContent>
  /** Mails in an hour, where the number is another than that of all links. */
  anHour?: number
}

/** How long a link opens something, and what the mail around it says. */
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

/** Nobody's outbox is to be filled by a stranger at a button. */
const mailsAnHour = 5

/** `email` is where it goes, the account's own address by default; `about` what else the mail is made of. */
type LinkOptions = { email?: string; about?: string; id?: string }

/** Makes a link and gives its secret; null under an `id` that was used. */
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

/** The secret by which somebody who has just followed a link of their outbox chooses a new password at once. */
export const linkToNewPassword = (db: Db, account: AccountRow, now: Date): Promise<string | null> =>
  createLink(db, account, 'reset-password', now)

/**
 * Mails a link with the caller's mutation; whether it did: silently none too many, and none again under an `id` that was
 * used.
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
 * The link behind a secret and its account, neither used nor locked yet: for what takes long before it is used. 410 as
 * `followLink`.
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

/** Uses a link once and locks its account. 410 when it is unknown, used or too old. */
export async function followLink(
  db: Db,
  secret: string,
  allowed: readonly LinkPurpose[],
  now: Date,
): Promise<{ link: LinkRow; account: AccountRow }> {
  const link = await findLink(db, hashSecret(secret), allowed)
  // The account first: two links of one account would otherwise wait on each other.
  const account = link && (await lockAccount(db, link.accountId))
  if (!link || !account || !(await markLinkUsed(db, link.id, now))) throw apiError('gone')
  return { link, account }
}

/** Uses a link to one's own data once, while its account is suspended: all others sign in for that. */
export async function followOwnDataLink(db: Db, secret: string, now: Date): Promise<AccountRow> {
  const { account } = await followLink(db, secret, ['own-data'], now)
  if (!account.suspendedAt) throw apiError('gone')
  return account
}
