import { object, string } from 'yup'
import type { EmailPreview } from '#contracts/dev.ts'
import { type Language, languages } from '#contracts/languages.ts'
import type { Recipient } from '#server/modules/account/index.ts'
import { sampleEmails as accountEmails } from '#server/modules/account/sampleEmails.ts'
import { sampleEmails as friendsEmails } from '#server/modules/friends/sampleEmails.ts'
import { sampleEmails as jobsEmails } from '#server/modules/jobs/sampleEmails.ts'
import { sampleEmails as mailingsEmails } from '#server/modules/mailings/sampleEmails.ts'
import { sampleEmails as moderationEmails } from '#server/modules/moderation/sampleEmails.ts'
import { sampleEmails as ratingsEmails } from '#server/modules/ratings/emails.ts'
import { apiError, query } from '#server/platform/http/index.ts'
import { platform } from '#server/platform/index.ts'
import { type EmailContent, renderEmail } from '#server/platform/mail/index.ts'

const modules = [accountEmails, friendsEmails, jobsEmails, mailingsEmails, moderationEmails, ratingsEmails]

const reader: Omit<Recipient, 'language'> = {
  id: '00000000-0000-7000-8000-000000000000',
  name: 'Lucía',
  email: 'lucia@brota.example',
  provider: false,
  timeZone: 'Europe/Madrid',
  reachable: true,
}

/** Every email of the app in a language, with sample people and contents, by its dictionary key. */
export async function emailsIn(language: Language): Promise<Record<string, EmailContent>> {
  const emails = await Promise.all(modules.map((module) => module({ ...reader, language }, 'Huerto Vivo')))
  return Object.assign({}, ...emails)
}

/** /dev/mail?language=<language>: shows every email as a mail program would. Throws 404 unless the request comes from this machine. */
export const previewEmails = query({
  access: 'guest',
  input: object({ language: string().oneOf(languages).required() }),
  run: async ({ language }, { request }): Promise<EmailPreview[]> => {
    if (!platform().config.devPages || !request.isFromThisMachine()) throw apiError('notFound')
    return Promise.all(
      Object.entries(await emailsIn(language)).map(async ([id, preview]) => ({
        id,
        subject: preview.subject,
        ...(await renderEmail(preview, language)),
      })),
    )
  },
})
