import { changeEmailInput } from '#contracts/account.ts'
import { newId } from '#server/platform/db/ids.ts'
import { refuse, slowDeed } from '#server/platform/http/index.ts'
import { sendMail } from '#server/platform/mail/index.ts'
import { emailChangingLetter } from './letters.ts'
import { mailLink } from './links.ts'
import { proveOneself } from './proof.ts'
import { findAccount, findAccountByEmail } from './queries/accounts.ts'
import { closeLinks } from './queries/links.ts'
import { endSessions } from './sessions.ts'

/** POST /email: a link to the new address, a word to the old one, other devices signed out. 409 when taken. */
export const changeEmail = slowDeed({
  access: 'user',
  withoutAge: true,
  status: 202,
  input: changeEmailInput,
  counts: [{ act: 'a proof of oneself' }],
  run: async ({ email, ...proof }, { viewer, db, now }) => {
    const account = await findAccount(db, viewer.id)
    if (!account) throw refuse('notSignedIn')
    await proveOneself(account, proof)
    await db.transaction(async (tx) => {
      const holder = await findAccountByEmail(tx, email)
      if (holder?.validatedAt) throw refuse('emailTaken')
      await closeLinks(tx, account.id, ['change-email'], now)
      await mailLink(tx, account, 'change-email', now, { email })
      await sendMail(tx, {
        to: { email: account.email, accountId: account.id },
        language: account.language,
        letter: await emailChangingLetter(account, email),
        deed: `email-changing:${newId()}`,
      })
      await endSessions(tx, account.id, viewer.sessionId)
    })
    return {}
  },
})
