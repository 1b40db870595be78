import { escapeHtml } from '#lib/text.ts'

// An address ends before punctuation and closing brackets.
const address = /\bhttps?:\/\/[^\s<>"']*[^\s<>"'.,;:!?)\]}]/giu

const anchor = (href: string, text: string) => `<a href="${escapeHtml(href)}">${escapeHtml(text)}</a>`

/**
 * Converts text to safe HTML with line breaks and links to the web. The whole text of a system message links to `link`, a
 * path of this site.
 */
export function messageHtml({ text, link }: { text: string; link: string }): string {
  if (link) return anchor(link, text)
  let html = ''
  let from = 0
  for (const { 0: found, index } of text.matchAll(address)) {
    html +=
      escapeHtml(text.slice(from, index)) + (URL.canParse(found) ? anchor(found, found) : escapeHtml(found))
    from = index + found.length
  }
  return (html + escapeHtml(text.slice(from))).replaceAll('\n', '<br>')
}
