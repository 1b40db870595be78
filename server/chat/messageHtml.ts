const signs: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' }

const escaped = (text: string) => text.replace(/[&<>"']/g, (sign) => signs[sign] ?? sign)

// An address ends before what closes a sentence or a bracket around it.
const address = /\bhttps?:\/\/[^\s<>"']*[^\s<>"'.,;:!?)\]}]/giu

const anchor = (href: string, text: string) => `<a href="${escaped(href)}">${escaped(text)}</a>`

/**
 * Text as it was typed -> safe HTML: words, line ends and links to the web, and nothing else. What the house wrote
 * itself leads as a whole to `link`, a path of this site.
 */
export function messageHtml({ text, link }: { text: string; link: string }): string {
  if (link) return anchor(link, text)
  let html = ''
  let from = 0
  for (const { 0: found, index } of text.matchAll(address)) {
    html += escaped(text.slice(from, index)) + (URL.canParse(found) ? anchor(found, found) : escaped(found))
    from = index + found.length
  }
  return (html + escaped(text.slice(from))).replaceAll('\n', '<br>')
}
