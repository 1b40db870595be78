import { contactInput } from '#contracts/account.ts'
import { newId } from '#server/platform/db/ids.ts'
import { mutation } from '#server/platform/http/index.ts'
import { platform } from '#server/platform/index.ts'
import { sendMail } from '#server/platform/mail/index.ts'
import { contactFormEmail } from './emails.ts'
import { findAccountByEmail } from './queries/accounts.ts'

/** POST /contact: emails the operator of the site; a reply goes to the sender. */
export const contactOperator = mutation({
  access: 'guest',
  bearer: 'ignored',
  status: 202,
  input: contactInput,
  counts: [{ act: 'an email to the operator', of: (_input, { ip }) => ip }],
  run: async (input, { db, language }) => {
    const writer = await findAccountByEmail(db, input.email)
    const name = writer && !writer.validatedAt ? '' : input.name
    await sendMail(db, {
      to: { email: platform().config.operator.email },
      language,
      content: await contactFormEmail({ ...input, name }, language),
      ...(writer && { about: writer.id }),
      cause: `contact:${newId()}`,
    })
    return {}
  },
})
