import { everyOffer } from '#contracts/savedSearches.ts'
import type { Recipient } from '#server/modules/account/index.ts'
import type { EmailContent } from '#server/platform/mail/index.ts'
import { type EmailJob, occasions, offerGoneEmail, serviceEndedEmail, writeEmail } from './emails.ts'
import { matchesEmail } from './saved/emails.ts'

/** Returns one of each email that this module writes, by its dictionary key, to be looked at. */
export async function sampleEmails(reader: Recipient, other: string): Promise<Record<string, EmailContent>> {
  const job: EmailJob = {
    id: reader.id,
    title: 'Un huerto para la escuela',
    ownerId: reader.id,
    categories: [],
  }
  const emails: Record<string, EmailContent> = {}
  for (const occasion of occasions) {
    emails[`applications.${occasion}`] = await writeEmail(occasion, reader, other, {
      job,
      placeOfferedUntil: new Date('2026-05-15T08:00:00Z'),
      changes: ['place', 'startDate'],
    })
  }
  emails['applications.gone'] = await offerGoneEmail(reader)
  emails['applications.ended'] = await serviceEndedEmail(reader, { id: reader.id, name: other })
  const offers = [{ jobId: reader.id, title: job.title, organisation: other }]
  emails.found = await matchesEmail(reader, [
    {
      id: reader.id,
      search: { ...everyOffer, query: 'huerto', country: 'ES' },
      areaCity: null,
      offers,
      more: 0,
    },
    { id: reader.id, search: everyOffer, areaCity: null, offers, more: 3 },
  ])
  return emails
}
