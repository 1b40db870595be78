import { type InviteAnswer, inviteInput } from '#contracts/friends.ts'
import { day } from '#lib/durations.ts'
import { findRecipient, findTakenEmails, isNameSayable } from '#server/modules/account/index.ts'
import { newId } from '#server/platform/db/ids.ts'
import type { Db } from '#server/platform/db/index.ts'
import { apiError, mutation } from '#server/platform/http/index.ts'
import { hashAddress, sendMail } from '#server/platform/mail/index.ts'
import { invitationEmail } from './emails.ts'
import { claimAddresses, insertInvitations } from './queries/invitations.ts'

/** For so long an address gets no second invitation, from any inviter. */
const quiet = 30 * day

/**
 * POST /invite: emails addresses that have no account. Addresses with an account are counted, never named, and get no
 * email; nor do addresses that were invited lately or want no emails, which the response does not reveal. 20 addresses
 * per day and person.
 */
export const sendInvites = mutation({
  access: 'user',
  input: inviteInput,
  counts: [{ act: 'an invitation', times: ({ emails }) => emails.length }],
  run: async ({ emails }, { viewer, db, now }): Promise<InviteAnswer> => {
    if (!(await isNameSayable(db, viewer.id))) throw apiError('nameRefused')
    const here = await findTakenEmails(db, emails)
    const invited = emails.filter((email) => !here.has(email))
    await invite(db, viewer.id, invited, now)
    return { sent: invited.length, alreadyHere: here.size }
  },
})

async function invite(db: Db, inviterId: string, emails: string[], now: Date): Promise<void> {
  const inviter = await findRecipient(db, inviterId)
  if (!inviter) return
  const since = new Date(now.getTime() - quiet)
  const claimed = await claimAddresses(db, emails.map(hashAddress), { now, since })
  const mails = emails
    .filter((email) => claimed.has(hashAddress(email)))
    .map((email) => ({ id: newId(), email }))
  await insertInvitations(
    db,
    mails.map(({ id }) => ({ id, inviterId, createdAt: now })),
  )
  for (const { id, email } of mails) {
    const content = await invitationEmail(inviter, { id, email })
    const { language } = inviter
    await sendMail(db, { to: { email }, language, content, about: inviterId, cause: `invitation:${id}` })
  }
}
