import mjml2html from 'mjml'
import type { Language } from '#contracts/lists.ts'
import { brand } from '#lib/brand.ts'
import type { Config } from '../config/index.ts'
import { systemCode } from '../operatorError.ts'
import type { EmailContent } from './content.ts'
import { layout } from './layout.ts'
import type { Envelope } from './mailer.ts'
import type { MailRow } from './queries.ts'

/** Renders a saved mail: the same row gives the same Message-ID, however often it is tried. */
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

/** An email in its two parts, as mail programs show it with pictures and colours, and without. */
export async function renderEmail(
  content: EmailContent,
  language: Language,
): Promise<{ html: string; text: string }> {
  const { html } = await mjml2html(layout(content, language), { validationLevel: 'strict' })
  return { html, text: toText(content) }
}

/** One press in a mail program stops mails of this kind (RFC 8058). */
const stopHeaders = (address: string) => ({
  'List-Unsubscribe': `<${address}>`,
  'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
})

/**
 * A mail server that answers 5xx to an address or a mail means it: trying again would only annoy it. When it turns us
 * away altogether (a wrong password, a closed house), the mail waits until the operator has mended that.
 */
export const isRefusedForGood = (error: Error): boolean =>
  'responseCode' in error &&
  typeof error.responseCode === 'number' &&
  error.responseCode >= 500 &&
  'code' in error &&
  (error.code === 'EENVELOPE' || error.code === 'EMESSAGE')

/** What a mail server answered, by its number alone: its words may name a person. */
export const getAnswer = (error: Error): number | string =>
  'responseCode' in error && typeof error.responseCode === 'number' ? error.responseCode : systemCode(error)

/** The button's address stands alone on a line, so that a person or a test finds it. */
function toText(content: EmailContent): string {
  const parts = [content.heading, ...content.paragraphs]
  if (content.button) parts.push(`${content.button.label}:\n${content.button.address}`)
  if (content.aside) parts.push(content.aside)
  const stop = content.stop ? `${content.stop.label}: ${content.stop.address}\n` : ''
  return `${parts.join('\n\n')}\n\n-- \n${brand.name}\n${stop}`
}
