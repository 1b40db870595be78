import type { ToldChange } from '#contracts/jobChanges.ts'
import type { JobCategory } from '#contracts/lists.ts'
import { translator } from '#i18n/translator.ts'
import { locales } from '#lib/locales.ts'
import { fromMail, paths } from '#lib/paths.ts'
import type { Recipient } from '#server/modules/account/index.ts'
import { getStop } from '#server/modules/notifications/index.ts'
import { emailAddress } from '#server/platform/index.ts'
import type { EmailContent } from '#server/platform/mail/index.ts'

export type EmailJob = { id: string; title: string; ownerId: string; categories: readonly JobCategory[] }

/** The address that the button of each email about an application opens. */
const buttonPaths = {
  applied: ({ id }: EmailJob) => paths.applicants(id),
  withdrawn: ({ id }: EmailJob) => paths.applicants(id),
  accepted: ({ id }: EmailJob) => paths.job(id, fromMail),
  closed: ({ id }: EmailJob) => paths.job(id, fromMail),
  placeFree: ({ id }: EmailJob) => paths.job(id, fromMail),
  placePassedOn: ({ id }: EmailJob) => paths.job(id, fromMail),
  changed: ({ id }: EmailJob) => paths.job(id, fromMail),
  refused: (job: EmailJob) => similarOffers(job),
  listClosed: (job: EmailJob) => similarOffers(job),
  deleted: (job: EmailJob) => similarOffers(job),
}
export type Occasion = keyof typeof buttonPaths
export const occasions = Object.keys(buttonPaths) as Occasion[]

const similarOffers = ({ categories }: EmailJob) => paths.jobs({ categories: categories.join(',') })

export type EmailAbout = {
  job: EmailJob
  /** What the organisation wrote itself. */
  message?: string | undefined
  /** Until when a place can be taken. */
  placeOfferedUntil?: Date | undefined
  /** What it has changed in the offer. */
  changes?: readonly ToldChange[] | undefined
}

/** Writes an email in its reader's language; `other` is the name of the account that acted. */
export async function writeEmail(
  occasion: Occasion,
  reader: Recipient,
  other: string,
  { job, message, placeOfferedUntil, changes = [] }: EmailAbout,
): Promise<EmailContent> {
  const t = await translator(reader.language, 'mail')
  const until = placeOfferedUntil ? formatUntil(placeOfferedUntil, reader) : ''
  const names = changes.map((change) => t(`applications.changes.${change}`))
  const listed = names.length > 0 ? new Intl.ListFormat(locales[reader.language]).format(names) : ''
  const values = { name: reader.name, other, job: job.title, until, changes: listed }
  return {
    subject: t(`applications.${occasion}.subject`, values),
    preview: t(`applications.${occasion}.preview`, values),
    heading: t(`applications.${occasion}.heading`, values),
    paragraphs: [
      t(`applications.${occasion}.body`, values),
      ...(message ? [t('applications.wrote', values), message] : []),
    ],
    button: {
      label: t(`applications.${occasion}.button`),
      address: emailAddress(buttonPaths[occasion](job), reader.language),
    },
    aside: t(`applications.${occasion}.aside`, values),
    stop: await getStop(reader, 'jobs'),
  }
}

/** Formats a moment in the reader's language and time zone, such as `Friday 27 November at 10:00`. */
const formatUntil = (moment: Date, { language, timeZone }: Recipient): string =>
  moment.toLocaleString(locales[language], {
    ...{ weekday: 'long', day: 'numeric', month: 'long', hour: '2-digit', minute: '2-digit' },
    timeZone,
  })

/** Writes to an applicant of an erased organisation, whose name is no longer known. */
export async function offerGoneEmail(reader: Recipient): Promise<EmailContent> {
  const t = await translator(reader.language, 'mail')
  return {
    subject: t('applications.gone.subject'),
    preview: t('applications.gone.preview'),
    heading: t('applications.gone.heading', { name: reader.name }),
    paragraphs: [t('applications.gone.body')],
    button: { label: t('applications.gone.button'), address: emailAddress(paths.jobs(), reader.language) },
    aside: t('applications.gone.aside'),
    stop: await getStop(reader, 'jobs'),
  }
}

/** Writes to a volunteer whose service an organisation has ended; the button leads to where they rate it. */
export async function serviceEndedEmail(
  reader: Recipient,
  organisation: { id: string; name: string },
): Promise<EmailContent> {
  const t = await translator(reader.language, 'mail')
  const values = { name: reader.name, other: organisation.name }
  return {
    subject: t('applications.ended.subject', values),
    preview: t('applications.ended.preview', values),
    heading: t('applications.ended.heading', values),
    paragraphs: [t('applications.ended.body', values)],
    button: {
      label: t('applications.ended.button'),
      address: emailAddress(paths.ratings(organisation.id), reader.language),
    },
    aside: t('applications.ended.aside', values),
    stop: await getStop(reader, 'jobs'),
  }
}

/** Writes the chat message that tells the organisation of an application, in its language. */
export async function createMessage(reader: Recipient, job: EmailJob): Promise<string> {
  const t = await translator(reader.language, 'mail')
  return t('applications.message', { job: job.title })
}
