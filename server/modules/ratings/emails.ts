import { translator } from '#i18n/translator.ts'
import { paths } from '#lib/paths.ts'
import type { Recipient } from '#server/modules/account/index.ts'
import { getStop } from '#server/modules/notifications/index.ts'
import { emailAddress } from '#server/platform/index.ts'
import type { EmailContent } from '#server/platform/mail/index.ts'

/** Writes to the author of a rating what the organisation has answered. */
export async function ratingAnsweredEmail(
  reader: Recipient,
  organisation: { id: string; name: string },
  answer: string,
): Promise<EmailContent> {
  const t = await translator(reader.language, 'mail')
  const values = { name: reader.name, other: organisation.name }
  return {
    subject: t('ratings.answered.subject', values),
    preview: t('ratings.answered.preview', values),
    heading: t('ratings.answered.heading', values),
    paragraphs: [t('ratings.answered.body', values), answer],
    button: {
      label: t('ratings.answered.button'),
      address: emailAddress(paths.ratings(organisation.id), reader.language),
    },
    aside: t('ratings.answered.aside', values),
    stop: await getStop(reader, 'jobs'),
  }
}

/** One of each email of this module by its dictionary key, for the preview of emails. */
export const sampleEmails = async (
  reader: Recipient,
  other: string,
): Promise<Record<string, EmailContent>> => ({
  'ratings.answered': await ratingAnsweredEmail(reader, { id: reader.id, name: other }, '¡Gracias!'),
})
