import type { Language } from '#contracts/lists.ts'
import { brand } from '#lib/brand.ts'
import { locales } from '#lib/locales.ts'
import { escapeHtml } from '#lib/text.ts'
import type { EmailContent, EmailGroup } from './content.ts'

/** The colours of the site's dark theme; they override the inline styles. */
const dark = `@media (prefers-color-scheme: dark) {
  body, body > div { background-color: #121714 !important }
  .card, .card > table { background: #1A211D !important; background-color: #1A211D !important }
  .ink div { color: #ECF1ED !important }
  .link a { color: #5CC98F !important }
  .quiet div, .quiet a { color: #9BA8A0 !important }
  .brand div { color: #5CC98F !important }
  .press td { background: #5CC98F !important }
  .press a { background: #5CC98F !important; color: #121714 !important }
}`

const link = ({ label, address }: EmailGroup['aside'], colour: string) =>
  `<a href="${escapeHtml(address)}" style="color:${colour}">${escapeHtml(label)}</a>`
const group = ({ title, links, more, aside }: EmailGroup) => `
  <mj-text css-class="ink" font-weight="700" padding-top="16px">${escapeHtml(title)}</mj-text>
  ${links.map((one) => `<mj-text css-class="link">${link(one, '#1B7A4B')}</mj-text>`).join('')}
  ${more ? `<mj-text css-class="ink">${escapeHtml(more)}</mj-text>` : ''}
  <mj-text mj-class="aside" css-class="quiet">${link(aside, '#5B665F')}</mj-text>`

/** The MJML of an email, with a light and a dark theme. */
export function layout(content: EmailContent, language: Language): string {
  const paragraph = (text: string) =>
    `<mj-text css-class="ink">${escapeHtml(text).replaceAll('\n', '<br />')}</mj-text>`
  const button = content.button
    ? `<mj-button css-class="press" href="${escapeHtml(content.button.address)}">${escapeHtml(content.button.label)}</mj-button>`
    : ''
  const aside = content.aside
    ? `<mj-text mj-class="aside" css-class="quiet">${escapeHtml(content.aside)}</mj-text>`
    : ''
  const stop = content.stop
    ? `<mj-section padding="16px 0 8px"><mj-column><mj-text mj-class="aside" css-class="quiet">
        ${link(content.stop, '#5B665F')}
      </mj-text></mj-column></mj-section>`
    : ''
  return `<mjml lang="${locales[language]}"><mj-head>
    <mj-title>${escapeHtml(content.subject)}</mj-title>
    <mj-preview>${escapeHtml(content.preview ?? content.paragraphs[0] ?? '')}</mj-preview>
    <mj-attributes>
      <mj-all font-family="Figtree, Helvetica, Arial, sans-serif" />
      <mj-text font-size="16px" line-height="24px" color="#18211C" padding="8px 24px" />
      <mj-button background-color="#1B7A4B" color="#FFFFFF" border-radius="12px" font-size="16px"
        font-weight="600" inner-padding="14px 24px" padding="16px 24px" align="left" />
      <mj-class name="aside" font-size="14px" line-height="20px" color="#5B665F" />
      <mj-class name="brand" font-size="20px" line-height="28px" font-weight="700" color="#1B7A4B" />
      <mj-class name="heading" font-size="28px" line-height="34px" font-weight="700" />
    </mj-attributes>
    <mj-raw><meta name="color-scheme" content="light dark" /></mj-raw>
    <mj-style>${dark}</mj-style></mj-head>
    <mj-body background-color="#FAF8F4"><mj-wrapper padding="0 12px 24px">
      <mj-section padding="24px 0 8px"><mj-column>
        <mj-text mj-class="brand" css-class="brand">${brand.slug}</mj-text>
      </mj-column></mj-section>
      <mj-section background-color="#FFFFFF" border-radius="16px" padding="24px 0" css-class="card"><mj-column>
        <mj-text mj-class="heading" css-class="ink">${escapeHtml(content.heading)}</mj-text>
        ${content.paragraphs.map(paragraph).join('')}${(content.groups ?? []).map(group).join('')}${button}${aside}
      </mj-column></mj-section>${stop}
    </mj-wrapper></mj-body></mjml>`
}
