import { type Language, type NotificationTopic, notificationTopics } from '#contracts/lists.ts'
import { translator } from '#i18n/translator.ts'
import { brand } from '#lib/brand.ts'
import { calls, getHost } from '#lib/calls.ts'
import { paths } from '#lib/paths.ts'
import { addressTokenPrefix, isAddressToken } from '#lib/stopTokens.ts'
import type { Recipient } from '#server/modules/account/index.ts'
import { platform, siteAddress } from '#server/platform/index.ts'
import { type EmailContent, hashAddress } from '#server/platform/mail/index.ts'

const signedText = (accountId: string, topic: NotificationTopic) => `stop-mails:${accountId}:${topic}`

/** What a mail carries to stop its kind: whose and which kind, sealed; good for ever, as laws ask. */
const tokenFor = (accountId: string, topic: NotificationTopic): string =>
  `${accountId}.${topic}.${platform().auth.sign(signedText(accountId, topic))}`

const signedAddress = (hash: string) => `stop-address:${hash}`

/** What a token stops: mails of a kind to an account, or all that was not asked for to an address. */
export type Stop = { accountId: string; topic: NotificationTopic } | { addressHash: string }

/** What a token stops; null when this site did not write it. */
export function readStopToken(token: string): Stop | null {
  const [accountId = '', named = '', signature = ''] = token.split('.')
  if (isAddressToken(token)) {
    return platform().auth.isSigned(signedAddress(named), signature) ? { addressHash: named } : null
  }
  const topic = notificationTopics.find((one) => one === named)
  return topic && platform().auth.isSigned(signedText(accountId, topic), signature)
    ? { accountId, topic }
    : null
}

/** The way out at the foot of an email of this kind, with the address that mail programs call by themselves. */
export async function getStop(
  reader: Recipient,
  topic: NotificationTopic,
): Promise<NonNullable<EmailContent['stop']>> {
  const t = await translator(reader.language, 'mail')
  return { label: t(`stop.${topic}`), ...waysOut(tokenFor(reader.id, topic)) }
}

/** The way out at the foot of a mail to somebody who has no account: nothing more comes here unasked, from nobody. */
export async function getAddressStop(
  email: string,
  language: Language,
): Promise<NonNullable<EmailContent['stop']>> {
  const t = await translator(language, 'mail')
  const hash = hashAddress(email)
  const signature = platform().auth.sign(signedAddress(hash))
  return {
    label: t('stop.address', { brand: brand.name }),
    ...waysOut(`${addressTokenPrefix}${hash}.${signature}`),
  }
}

const waysOut = (token: string) => ({
  address: siteAddress(paths.unsubscribe(token)),
  oneClick: new URL(getHost('account') + calls.account.unsubscribe(token), siteAddress(paths.home)).href,
})
