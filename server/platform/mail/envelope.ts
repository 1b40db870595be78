import mjml2html from 'mjml'
import type { Language } from '#contracts/lists.ts'
import { brand } from '#lib/brand.ts'
import { locales } from '#lib/locales.ts'
import type { Config } from '../config/index.ts'
import { systemCode } from '../plain.ts'
import type { Letter } from './letter.ts'
import type { Envelope } from './mailer.ts'
import type { MailRow } from './queries.ts'

/** Renders a saved mail: the same row gives the same Message-ID, however often it is tried. */
export async function makeEnvelope(mail: MailRow, config: Config): Promise<Envelope> {
  return {
    id: mail.id,
    messageId: `<${mail.id}@${new URL(config.publicUrl).hostname}>`,
    to: mail.recipient,
    subject: mail.letter.subject,
    ...(await renderLetter(mail.letter, mail.language)),
    ...(mail.letter.replyTo ? { replyTo: mail.letter.replyTo } : {}),
    ...(mail.letter.stop ? { headers: stopHeaders(mail.letter.stop.oneClick) } : {}),
  }
}

/** A letter in its two parts, as mail programs show it with pictures and colours, and without. */
export async function renderLetter(
  letter: Letter,
  language: Language,
): Promise<{ html: string; text: string }> {
  const { html } = await mjml2html(layout(letter, language), { validationLevel: 'strict' })
  return { html, text: plainText(letter) }
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
export const answerOf = (error: Error): number | string =>
  'responseCode' in error && typeof error.responseCode === 'number' ? error.responseCode : systemCode(error)

/** The button's address stands alone on a line, so that a person or a test finds it. */
function plainText(letter: Letter): string {
  const parts = [letter.heading, ...letter.paragraphs]
  if (letter.button) parts.push(`${letter.button.label}:\n${letter.button.address}`)
  if (letter.aside) parts.push(letter.aside)
  const stop = letter.stop ? `${letter.stop.label}: ${letter.stop.address}\n` : ''
  return `${parts.join('\n\n')}\n\n-- \n${brand.name}\n${stop}`
}

const escaped = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;')

function layout(letter: Letter, language: Language): string {
  const paragraph = (text: string) => `<mj-text>${escaped(text).replaceAll('\n', '<br />')}</mj-text>`
  const button = letter.button
    ? `<mj-button href="${escaped(letter.button.address)}">${escaped(letter.button.label)}</mj-button>`
    : ''
  const aside = letter.aside ? `<mj-text mj-class="aside">${escaped(letter.aside)}</mj-text>` : ''
  const stop = letter.stop
    ? `<mj-section padding="16px 0 32px"><mj-column><mj-text mj-class="aside">
        <a href="${escaped(letter.stop.address)}" style="color:#5B665F">${escaped(letter.stop.label)}</a>
      </mj-text></mj-column></mj-section>`
    : ''
  return `<mjml lang="${locales[language]}"><mj-head>
    <mj-title>${escaped(letter.subject)}</mj-title>
    <mj-preview>${escaped(letter.preview ?? letter.paragraphs[0] ?? '')}</mj-preview>
    <mj-attributes>
      <mj-all font-family="Figtree, Helvetica, Arial, sans-serif" />
      <mj-text font-size="16px" line-height="24px" color="#18211C" padding="8px 24px" />
      <mj-button background-color="#1B7A4B" color="#FFFFFF" border-radius="12px" font-size="16px"
        font-weight="600" inner-padding="14px 24px" padding="16px 24px" align="left" />
      <mj-class name="aside" font-size="14px" line-height="20px" color="#5B665F" />
      <mj-class name="brand" font-size="20px" line-height="28px" font-weight="700" color="#1B7A4B" />
      <mj-class name="heading" font-size="28px" line-height="34px" font-weight="700" />
    </mj-attributes></mj-head>
    <mj-body background-color="#FAF8F4">
      <mj-section padding="24px 0 8px"><mj-column><mj-text mj-class="brand">${brand.slug}</mj-text></mj-column></mj-section>
      <mj-section background-color="#FFFFFF" border-radius="16px" padding="24px 0"><mj-column>
        <mj-text mj-class="heading">${escaped(letter.heading)}</mj-text>
        ${letter.paragraphs.map(paragraph).join('')}${button}${aside}
      </mj-column></mj-section>${stop}
    </mj-body></mjml>`
}
