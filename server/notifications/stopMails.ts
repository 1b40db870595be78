import { type NotificationTopic, notificationTopics } from '#contracts/lists.ts'
import { translator } from '#i18n/translator.ts'
import { calls, hostOf } from '#lib/calls.ts'
import { paths } from '#lib/paths.ts'
import type { Recipient } from '#server/account/index.ts'
import { platform, siteAddress } from '#server/platform/index.ts'
import type { Letter } from '#server/platform/mail/index.ts'

const sealedText = (accountId: string, topic: NotificationTopic) => `stop-mails:${accountId}:${topic}`

/** What a mail carries to stop its kind: whose and which kind, sealed; good for ever, as laws ask. */
const tokenFor = (accountId: string, topic: NotificationTopic): string =>
  `${accountId}.${topic}.${platform().auth.seal(sealedText(accountId, topic))}`

/** Whose mails of which kind a token stops; null when this house did not write it. */
export function readStopToken(token: string): { accountId: string; topic: NotificationTopic } | null {
  const [accountId = '', named = '', seal = ''] = token.split('.')
  const topic = notificationTopics.find((one) => one === named)
  return topic && platform().auth.isSealed(sealedText(accountId, topic), seal) ? { accountId, topic } : null
}

/** The way out at the foot of a letter of this kind, with the address that mail programs call by themselves. */
export async function stopOf(
  reader: Recipient,
  topic: NotificationTopic,
): Promise<NonNullable<Letter['stop']>> {
  const t = await translator(reader.language, 'mail')
  const token = tokenFor(reader.id, topic)
  return {
    label: t(`stop.${topic}`),
    address: siteAddress(paths.unsubscribe(token)),
    oneClick: new URL(hostOf('account') + calls.account.unsubscribe(token), siteAddress(paths.home)).href,
  }
}
