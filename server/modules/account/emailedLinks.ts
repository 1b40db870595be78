import { validationLinkInput } from '#contracts/account.ts'
import { newId } from '#server/platform/db/ids.ts'
import type { Db } from '#server/platform/db/index.ts'
import { mutation } from '#server/platform/http/index.ts'
import { platform } from '#server/platform/index.ts'
import { addJob, removeJob, type Tasks } from '#server/platform/work/index.ts'
import { mailLink } from './links.ts'
import { type AccountRow, findAccountByEmail } from './queries/accounts.ts'
import { hashSecret } from './secrets.ts'

/** Links that anybody may ask for with an address, and whom they are for. */
const emailedLinks = {
  'reset-password': ({ suspendedAt }: AccountRow) => !suspendedAt,
  validate: ({ suspendedAt, validatedAt }: AccountRow) => !suspendedAt && !validatedAt,
  // All others sign in for what is locked about them.
  'own-data': ({ suspendedAt }: AccountRow) => suspendedAt !== null,
}
type EmailedLink = keyof typeof emailedLinks

const isEmailedLink = (purpose: unknown): purpose is EmailedLink => String(purpose) in emailedLinks

const getJobKey = (purpose: EmailedLink, email: string) => `asked-link:${purpose}:${hashSecret(email)}`

/**
 * A mutation of guests: queues the mail of a link to an address and answers 202. Whether an account is there is looked up
 * in the queue: the request does the same work for every address.
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
      const asked = { id: newId(), purpose, email, about: returnTo }
      await addJob(db, 'account.mail-asked-link', asked, { jobKey: getJobKey(purpose, email) })
      return {}
    },
  })

/** What still waits for an address that is erased is not looked up any more. */
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
