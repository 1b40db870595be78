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

/** Returns the signed unsubscribe token of an account and topic, which never expires, as laws require. */
const tokenFor = (accountId: string, topic: NotificationTopic): string =>
  `${accountId}.${topic}.${platform().auth.sign(signedText(accountId, topic))}`

const signedAddress = (hash: string) => `stop-address:${hash}`

/** What a token stops: emails of a topic to an account, or all unrequested emails to an address. */
export type Stop = { accountId: string; topic: NotificationTopic } | { addressHash: string }

/** Reads a token; null when its signature is not this site's. */
export function readStopToken(token: string): Stop | null {
  const [accountId = '', named = '', signature = ''] = token.split('.')
  if (isAddressToken(token)) {
    return platform().auth.isSigned(signedAddress(named), signature) ? { addressHash: named } : null
  }
  const topic = notificationTopics.find((topic) => topic === named)
  return topic && platform().auth.isSigned(signedText(accountId, topic), signature)
    ? { accountId, topic }
    : null
}

/** Returns the unsubscribe link of an email of this topic, with the address that mail clients call. */
export async function getStop(
  reader: Recipient,
  topic: NotificationTopic,
): Promise<NonNullable<EmailContent['stop']>> {
  const t = await translator(reader.language, 'mail')
  return { label: t(`stop.${topic}`), ...getLinks(tokenFor(reader.id, topic)) }
}

/** Returns the unsubscribe link of an email to an address without an account; it stops all unrequested emails. */
export async function getAddressStop(
  email: string,
  language: Language,
): Promise<NonNullable<EmailContent['stop']>> {
  const t = await translator(language, 'mail')
  const hash = hashAddress(email)
  const signature = platform().auth.sign(signedAddress(hash))
  return {
    label: t('stop.address', { brand: brand.name }),
    ...getLinks(`${addressTokenPrefix}${hash}.${signature}`),
  }
}

const getLinks = (token: string) => ({
  address: siteAddress(paths.unsubscribe(token)),
  oneClick: new URL(getHost('account') + calls.account.unsubscribe(token), siteAddress(paths.home)).href,
})
