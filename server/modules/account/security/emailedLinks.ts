import { validationLinkInput } from '#contracts/account.ts'
import { newId } from '#server/platform/db/ids.ts'
import type { Db } from '#server/platform/db/index.ts'
import { mutation } from '#server/platform/http/index.ts'
import { platform } from '#server/platform/index.ts'
import { addJob, removeJob, type Tasks } from '#server/platform/work/index.ts'
import { type AccountRow, findAccountByEmail } from '../queries/accounts.ts'
import { hashSecret } from '../sessions/secrets.ts'
import { mailLink } from './links.ts'

/** Links that a guest can request with an email address, and the accounts that get them. */
const emailedLinks = {
  'reset-password': ({ suspendedAt }: AccountRow) => !suspendedAt,
  validate: ({ suspendedAt, validatedAt }: AccountRow) => !suspendedAt && !validatedAt,
  // Every other account signs in to export or erase its data.
  'own-data': ({ suspendedAt }: AccountRow) => suspendedAt !== null,
}
type EmailedLink = keyof typeof emailedLinks

const isEmailedLink = (purpose: unknown): purpose is EmailedLink => String(purpose) in emailedLinks

const getJobKey = (purpose: EmailedLink, email: string) => `asked-link:${purpose}:${hashSecret(email)}`

/**
 * A mutation for guests that queues an email with a link and returns 202. The queued task looks the account up, so that
 * the request takes equally long for every address.
 */
export const sendsLink = (purpose: EmailedLink) =>
  mutation({
    access: 'guest',
    bearer: 'ignored',
    status: 202,
    input: validationLinkInput,
    counts: [
      { act: 'a mail with a link, from an address', of: (_input, { ip }) => ip },
      { act: 'a mail with a link', of: ({ email }) => email },
    ],
    run: async ({ email, returnTo }, { db }) => {
      const payload = { id: newId(), purpose, email, about: returnTo }
      await addJob(db, 'account.mail-asked-link', payload, { jobKey: getJobKey(purpose, email) })
      return {}
    },
  })

/** Removes the queued links of an address whose account is erased. */
export async function deleteEmailedLinks(db: Db, email: string): Promise<void> {
  for (const purpose of Object.keys(emailedLinks).filter(isEmailedLink))
    await removeJob(db, getJobKey(purpose, email))
}

export const emailedLinkTasks: Tasks = {
  'account.mail-asked-link': async ({ id, purpose, email, about }) => {
    if (!isEmailedLink(purpose)) return
    const { database, clock } = platform()
    await database.db.transaction(async (tx) => {
      const account = await findAccountByEmail(tx, String(email))
      if (!account || !emailedLinks[purpose](account)) return
      await mailLink(tx, account, purpose, clock.now(), { id: String(id), about: String(about ?? '') })
    })
  },
}
