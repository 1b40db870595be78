import type { Language } from '#contracts/lists.ts'
import { brand } from '#lib/brand.ts'
import type { Config } from '../config/index.ts'
import { systemCode } from '../operatorError.ts'
import type { EmailContent, EmailGroup } from './content.ts'
import { layout } from './layout.ts'
import type { Envelope } from './mailer.ts'
import type { MailRow } from './queries.ts'

/** Renders a stored email. Its Message-ID depends on the row only, so retries repeat it. */
export async function createEnvelope(mail: MailRow, config: Config): Promise<Envelope> {
  return {
    id: mail.id,
    messageId: `<${mail.id}@${new URL(config.publicUrl).hostname}>`,
    to: mail.recipient,
    subject: mail.content.subject,
    ...(await renderEmail(mail.content, mail.language)),
    ...(mail.content.replyTo ? { replyTo: mail.content.replyTo } : {}),
    ...(mail.content.stop ? { headers: stopHeaders(mail.content.stop.oneClick) } : {}),
  }
}

/** Renders the HTML and the text part of an email. */
export async function renderEmail(
  content: EmailContent,
  language: Language,
): Promise<{ html: string; text: string }> {
  // Loaded with the first email: its 500 modules took half a second of each start.
  const { default: mjml2html } = await import('mjml')
  const { html } = await mjml2html(layout(content, language), { validationLevel: 'strict' })
  return { html, text: toText(content) }
}

/** Lets mail programs unsubscribe with one click (RFC 8058). */
const stopHeaders = (address: string) => ({
  'List-Unsubscribe': `<${address}>`,
  'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
})

/**
 * Whether the mail server refused the address or the email with 5xx, so that a retry is useless. Other 5xx, such as a
 * wrong password, are for the operator to correct; meanwhile the email is tried again.
 */
export const isRefusedForGood = (error: Error): boolean =>
  'responseCode' in error &&
  typeof error.responseCode === 'number' &&
  error.responseCode >= 500 &&
  'code' in error &&
  (error.code === 'EENVELOPE' || error.code === 'EMESSAGE')

/** The status of a mail server's response, or a system code; the text of the response may name a person. */
export const getAnswer = (error: Error): number | string =>
  'responseCode' in error && typeof error.responseCode === 'number' ? error.responseCode : systemCode(error)

/** The text part; the button's address is on a line of its own, so that people and tests find it. */
function toText(content: EmailContent): string {
  const parts = [content.heading, ...content.paragraphs]
  parts.push(...(content.groups ?? []).map(groupText))
  if (content.button) parts.push(`${content.button.label}:\n${content.button.address}`)
  if (content.aside) parts.push(content.aside)
  const stop = content.stop ? `${content.stop.label}: ${content.stop.address}\n` : ''
  return `${parts.join('\n\n')}\n\n-- \n${brand.name}\n${stop}`
}

const groupText = ({ title, links, more, aside }: EmailGroup): string =>
  [
    title,
    ...links.map(({ label, address }) => `${label}\n${address}`),
    ...(more ? [more] : []),
    `${aside.label}: ${aside.address}`,
  ].join('\n')
