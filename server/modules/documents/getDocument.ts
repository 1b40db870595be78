import { Marked } from 'marked'
import type { SiteDocument } from '#contracts/documents.ts'
import { stripAccents } from '#lib/text.ts'

const marked = new Marked({ async: false, gfm: true })

/** Who runs the site, as the configuration tells it. */
type Facts = { name: string; address: string; email: string; site: string }

/** Markdown with one `# title`, some `## sections` and `{{placeholders}}` -> a document. */
export function getDocument(markdown: string, facts: Facts): SiteDocument {
  const [head = '', ...parts] = fill(markdown, facts).split(/^## /m)
  const [titleLine = '', ...intro] = head.trim().split('\n')
  return {
    title: titleLine.replace(/^# /, ''),
    html: toHtml(intro.join('\n')),
    sections: parts.map((part) => {
      const [title = '', ...text] = part.split('\n')
      return { id: getId(title), title: title.trim(), html: toHtml(text.join('\n')) }
    }),
  }
}

const toHtml = (markdown: string) => String(marked.parse(markdown.trim()))

/** A heading -> what follows the # of its address: plain letters and hyphens. */
const getId = (title: string) =>
  stripAccents(title)
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '')

// The operator's own words stand in Markdown: what would be a sign there is escaped.
const plain = (text: string) => text.replace(/[\\`*_{}[\]<>()#!|]/g, '\\$&')

// Nobody's address is left out with the comma or the brackets around it.
const addressed = (markdown: string, { address }: Facts) =>
  address ? markdown : markdown.replace(/, \{\{address\}\}| \(\{\{address\}\}\)/g, '')

const fill = (markdown: string, facts: Facts) =>
  addressed(markdown, facts).replace(/\{\{(name|address|email|site)\}\}/g, (_, fact: keyof Facts) =>
    fact === 'email' || fact === 'site' ? facts[fact] : plain(facts[fact]),
  )
