import { Marked } from 'marked'
import type { SiteDocument } from '#contracts/documents.ts'
import { stripAccents } from '#lib/text.ts'

const marked = new Marked({ async: false, gfm: true })

/** The operator of the site, and the host of their maps, from the configuration. */
type Facts = { name: string; address: string; email: string; site: string; mapHost: string }

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

/** A heading -> its anchor: unaccented letters and hyphens. */
const getId = (title: string) =>
  stripAccents(title)
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '')

// The operator's values are inserted into Markdown, so its special characters are escaped.
const plain = (text: string) => text.replace(/[\\`*_{}[\]<>()#!|]/g, '\\$&')

// A missing address is removed with the comma or brackets around it; without a host of maps, the sentence about it.
const addressed = (markdown: string, { address, mapHost }: Facts) => {
  const placed = mapHost ? markdown : markdown.replace(/ [^.]*\{\{mapHost\}\}[^.]*\./g, '')
  return address ? placed : placed.replace(/, \{\{address\}\}| \(\{\{address\}\}\)/g, '')
}

const fill = (markdown: string, facts: Facts) =>
  addressed(markdown, facts).replace(/\{\{(name|address|email|site|mapHost)\}\}/g, (_, fact: keyof Facts) =>
    fact === 'email' || fact === 'site' ? facts[fact] : plain(facts[fact]),
  )
