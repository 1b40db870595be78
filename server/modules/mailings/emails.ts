import type { NotificationTopic } from '#contracts/lists.ts'
import { translator } from '#i18n/translator.ts'
import { brand } from '#lib/brand.ts'
import { fromMail, paths } from '#lib/paths.ts'
import type { Recipient } from '#server/modules/account/index.ts'
import type { FittingOffer } from '#server/modules/jobs/index.ts'
import { getStop, getSummaryStop } from '#server/modules/notifications/index.ts'
import { emailAddress } from '#server/platform/index.ts'
import type { EmailContent } from '#server/platform/mail/index.ts'

/** The notifications that this module writes emails of, one by one. */
export const notificationEmailKinds = [
  'likes',
  'like-comment',
  'comments',
  'answered',
  'mention',
  'asked',
  'accepted',
] as const
export type NotificationEmailKind = (typeof notificationEmailKinds)[number]

function getTopic(kind: NotificationEmailKind): NotificationTopic {
  if (kind === 'answered') return 'comments'
  return kind === 'asked' || kind === 'accepted' ? 'friends' : kind
}

/** Writes the email of one notification; `other` is the actor's name, the button opens `path`. */
export async function notificationEmail(
  reader: Recipient,
  { kind, other, path }: { kind: NotificationEmailKind; other: string; path: string },
): Promise<EmailContent> {
  const t = await translator(reader.language, 'mail')
  const values = { name: reader.name, other, brand: brand.name }
  return {
    subject: t(`news.${kind}.subject`, values),
    heading: t('news.heading', values),
    paragraphs: [t(`news.${kind}.body`, values)],
    button: { label: t(`news.${kind}.button`), address: emailAddress(path, reader.language) },
    stop: await getStop(reader, getTopic(kind)),
  }
}

/** Writes the email of `total` unread messages from `other`. */
export async function messagesEmail(
  reader: Recipient,
  { other, total, conversationId }: { other: string; total: number; conversationId: string },
): Promise<EmailContent> {
  const t = await translator(reader.language, 'mail')
  const values = { name: reader.name, other, total, brand: brand.name }
  return {
    subject: t('messages.subject', values),
    heading: t('news.heading', values),
    paragraphs: [t('messages.body', values)],
    button: {
      label: t('messages.button'),
      address: emailAddress(paths.chat({ conversation: conversationId }), reader.language),
    },
    stop: await getStop(reader, 'messages'),
  }
}

/** The number of a day's unseen events, by topic. */
export type Summary = Partial<Record<NotificationTopic, number>>

/** Writes the summary of a day, and names the new offers that fit its reader. */
export async function digestEmail(
  reader: Recipient,
  summary: Summary,
  fitting: readonly Omit<FittingOffer, 'ownerId'>[],
): Promise<EmailContent> {
  const t = await translator(reader.language, 'mail')
  const values = { name: reader.name, brand: brand.name }
  const topics = Object.keys(summary) as NotificationTopic[]
  const lines = topics.map((topic) => `• ${t(`digest.lines.${topic}`, { total: summary[topic] ?? 0 })}`)
  const offers = fitting
    .map(
      ({ id, title, organisation }) =>
        `• ${title} (${organisation})\n${emailAddress(paths.job(id, fromMail), reader.language)}`,
    )
    .join('\n')
  const onlyMessages = topics.every((topic) => topic === 'messages')
  return {
    subject: t('digest.subject', values),
    preview: lines.join(' ').replaceAll('• ', ''),
    heading: t('digest.heading', values),
    paragraphs: [
      t('digest.body'),
      lines.join('\n'),
      ...(fitting.length > 0 ? [t('digest.fitting'), offers] : []),
    ],
    button: {
      label: t('digest.button'),
      address: emailAddress(onlyMessages ? paths.chat() : paths.notifications, reader.language),
    },
    aside: t('digest.aside'),
    stop: await getSummaryStop(reader),
  }
}
