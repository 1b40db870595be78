import { createHash } from 'node:crypto'
import { escapeHtml } from '#lib/text.ts'
import { colours } from './colours.ts'
import type { Described, OpenApi, Response } from './openapi.ts'
import { typeText } from './typeText.ts'

/** Prose, in which `words` of the code stand between backticks. */
const prose = (text: string) => escapeHtml(text).replace(/`([^`]+)`/g, '<code>$1</code>')

const style = `
:root { color-scheme: light dark; ${colours.light} }
@media (prefers-color-scheme: dark) { :root { ${colours.dark} } }
* { box-sizing: border-box }
body { margin: 0 auto; max-width: 960px; padding: 32px 16px 96px; font: 16px/1.5 system-ui, sans-serif; color: var(--ink); background: var(--ground) }
h1 { font-size: 32px; margin: 0 0 8px } h2 { font-size: 22px; margin: 48px 0 12px; text-transform: capitalize } h3 { font-size: 16px; margin: 20px 0 6px }
p { margin: 0 0 12px; max-width: 68ch } a { color: var(--brand) } nav { display: flex; flex-wrap: wrap; gap: 4px 16px; margin: 16px 0 }
details { background: var(--card); border: 1px solid var(--line); border-radius: 12px; margin: 8px 0 }
summary { cursor: pointer; padding: 12px 16px; display: flex; flex-wrap: wrap; gap: 4px 12px; align-items: baseline; border-radius: 12px }
summary:focus-visible, a:focus-visible { outline: 2px solid var(--brand); outline-offset: 2px }
summary b { min-width: 64px; color: var(--brand); font-family: ui-monospace, monospace }
code, pre { font-family: ui-monospace, monospace; font-size: 14px } summary code { font-weight: 600; overflow-wrap: anywhere } summary span { color: var(--muted); flex-basis: 100% } summary span::first-letter, .inside p::first-letter { text-transform: uppercase } summary span code { font-weight: 400 }
.inside { padding: 0 16px 16px } pre { margin: 0; padding: 12px; overflow-x: auto; background: var(--ground); border-radius: 8px; border: 1px solid var(--line) }
`

/** The style is the page's only active part; the policy names it by its hash. */
export const pagePolicy = `default-src 'none'; style-src 'sha256-${createHash('sha256').update(style).digest('base64')}'; frame-ancestors 'none'; base-uri 'none'; form-action 'none'`

const whoMay: Record<string, string> = {
  guest: 'Everyone',
  user: 'Everyone signed in',
  volunteer: 'Volunteers',
  organisation: 'Organisations',
  moderator: 'Moderators',
}

type Call = { method: string; path: string; told: Described }

/** The document as a page to read. */
export function pageOf(document: OpenApi): string {
  const calls = Object.entries(document.paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, told]): Call => ({ method: method.toUpperCase(), path, told })),
  )
  const tags = [...new Set(calls.map(({ told }) => told.tags[0] ?? ''))].sort()
  const { title, description } = document.info
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>${escapeHtml(title)} API</title><style>${style}</style></head><body>
<h1>${escapeHtml(title)} API</h1><p>${prose(description)}</p><p>For machines: <a href="/api/openapi.json">openapi.json</a></p>
<nav aria-label="Parts">${[...tags, 'shapes'].map((tag) => `<a href="#${tag}">${tag}</a>`).join('')}</nav><main>
${tags
  .map(
    (tag) =>
      `<h2 id="${tag}">${tag}</h2>${calls
        .filter(({ told }) => told.tags[0] === tag)
        .map(callOf)
        .join('')}`,
  )
  .join('')}
<h2 id="shapes">Shapes</h2>${Object.entries(document.components.schemas)
    .map(
      ([name, schema]) =>
        `<h3 id="shape-${name}">${name}</h3><pre tabindex="0">${escapeHtml(typeText(schema))}</pre>`,
    )
    .join('')}
</main></body></html>`
}

function callOf({ method, path, told }: Call): string {
  const parts = [
    `<p>${prose(told.description)}</p>`,
    `<p>${whoMay[told['x-access']] ?? ''}${told['x-idempotent'] ? '. Takes an Idempotency-Key' : ''}.</p>`,
    blockOf('In the address', parametersText(told)),
    blockOf('Body', contentText(told.requestBody)),
    ...Object.entries(told.responses)
      .filter(([status]) => status !== 'default')
      .map(([status, answer]) => blockOf(`Answer ${status}`, contentText(answer) || 'no JSON')),
  ]
  return `<details id="${told.operationId}"><summary><b>${method}</b><code>${escapeHtml(path)}</code><span>${prose(told.summary)}</span></summary><div class="inside">${parts.join('')}</div></details>`
}

const blockOf = (title: string, text: string) =>
  text ? `<h3>${title}</h3><pre tabindex="0">${escapeHtml(text)}</pre>` : ''

const parametersText = ({ parameters }: Described): string =>
  parameters
    .map(({ name, required, schema }) => `${name}${required ? '' : '?'}: ${typeText(schema)}`)
    .join('\n')

function contentText(told: Response | undefined): string {
  const schema = told?.content?.['application/json']?.schema
  return schema ? typeText(schema) : ''
}
