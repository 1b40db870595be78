import { type Language, type NotificationTopic, notificationTopics } from '#contracts/lists.ts'
import { translator } from '#i18n/translator.ts'
import { brand } from '#lib/brand.ts'
import { calls, getHost } from '#lib/calls.ts'
import { paths } from '#lib/paths.ts'
import { addressTokenPrefix, getStopKind, searchTokenPrefixes, summaryTokenPrefix } from '#lib/stopTokens.ts'
import type { Recipient } from '#server/modules/account/index.ts'
import { emailAddress, platform, siteAddress } from '#server/platform/index.ts'
import { type EmailContent, hashAddress } from '#server/platform/mail/index.ts'

const signedText = (accountId: string, topic: NotificationTopic) => `stop-mails:${accountId}:${topic}`

/** Returns the signed unsubscribe token of an account and topic, which never expires, as laws require. */
const tokenFor = (accountId: string, topic: NotificationTopic): string =>
  `${accountId}.${topic}.${platform().auth.sign(signedText(accountId, topic))}`

const signedAddress = (hash: string) => `stop-address:${hash}`

const signedSummary = (accountId: string) => `stop-summary:${accountId}`

/** A saved search, or all of an account. */
export type SearchStop = { searchId: string } | { searchesOf: string }

const signedSearch = (stop: SearchStop) =>
  'searchId' in stop ? `stop-search:${stop.searchId}` : `stop-searches:${stop.searchesOf}`

/** What a token stops: emails of a topic to an account, its daily summary, a saved search, or all unrequested emails to an address. */
export type Stop =
  | { accountId: string; topic: NotificationTopic }
  | { summaryOf: string }
  | { addressHash: string }
  | SearchStop

/** Reads a token; null when its signature is not this site's. */
export function readStopToken(token: string): Stop | null {
  const [first = '', named = '', signature = ''] = token.split('.')
  const ifSigned = <One extends Stop>(stop: One, text: string): One | null =>
    platform().auth.isSigned(text, signature) ? stop : null
  const kind = getStopKind(token)
  if (kind === 'address') return ifSigned({ addressHash: named }, signedAddress(named))
  if (kind === 'summary') return ifSigned({ summaryOf: named }, signedSummary(named))
  if (kind !== 'topic') {
    const stop = kind === 'search' ? { searchId: named } : { searchesOf: named }
    return ifSigned(stop, signedSearch(stop))
  }
  const topic = notificationTopics.find((topic) => topic === named)
  return topic ? ifSigned({ accountId: first, topic }, signedText(first, topic)) : null
}

/** The links that stop a saved search, or all of an account. */
export function getSearchStop(
  stop: SearchStop,
  language: Language,
): Pick<NonNullable<EmailContent['stop']>, 'address' | 'oneClick'> {
  const signature = platform().auth.sign(signedSearch(stop))
  const { one, all } = searchTokenPrefixes
  return getLinks(
    `${'searchId' in stop ? `${one}${stop.searchId}` : `${all}${stop.searchesOf}`}.${signature}`,
    language,
  )
}

/** Returns the unsubscribe link of an email of this topic, with the address that mail clients call. */
export async function getStop(
  reader: Recipient,
  topic: NotificationTopic,
): Promise<NonNullable<EmailContent['stop']>> {
  const t = await translator(reader.language, 'mail')
  return { label: t(`stop.${topic}`), ...getLinks(tokenFor(reader.id, topic), reader.language) }
}

/** Returns the unsubscribe link of the daily summary; it stops all of its topics. */
export async function getSummaryStop(reader: Recipient): Promise<NonNullable<EmailContent['stop']>> {
  const t = await translator(reader.language, 'mail')
  const signature = platform().auth.sign(signedSummary(reader.id))
  return {
    label: t('stop.summary'),
    ...getLinks(`${summaryTokenPrefix}${reader.id}.${signature}`, reader.language),
  }
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
    ...getLinks(`${addressTokenPrefix}${hash}.${signature}`, language),
  }
}

const getLinks = (token: string, language: Language) => ({
  address: emailAddress(paths.unsubscribe(token), language),
  oneClick: new URL(getHost('account') + calls.account.unsubscribe(token), siteAddress(paths.home)).href,
})
