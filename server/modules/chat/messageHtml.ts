import { escapeHtml } from '#lib/text.ts'

// An address ends before what closes a sentence or a bracket around it.
const address = /\bhttps?:\/\/[^\s<>"']*[^\s<>"'.,;:!?)\]}]/giu

const anchor = (href: string, text: string) => `<a href="${escapeHtml(href)}">${escapeHtml(text)}</a>`

/**
 * Text as it was typed -> safe HTML: words, line ends and links to the web, and nothing else. What the house wrote
 * itself leads as a whole to `link`, a path of this site.
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
