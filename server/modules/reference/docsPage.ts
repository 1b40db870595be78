import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { scriptJson } from '#lib/json.ts'
import { escapeHtml } from '#lib/text.ts'
import { type OpenApi, openApi } from './openapi.ts'

const require = createRequire(import.meta.url)

const readerOptions = {
  nativeScrollbars: true,
  requiredPropsFirst: true,
  hideDownloadButton: true,
  showExtensions: ['x-access'],
  theme: {
    colors: { primary: { main: '#1b7a4b' }, text: { primary: '#18211c', secondary: '#5b665f' } },
    sidebar: { backgroundColor: '#faf8f4', textColor: '#18211c' },
    rightPanel: { backgroundColor: '#18211c' },
    typography: {
      fontFamily: 'system-ui, sans-serif',
      headings: { fontFamily: 'system-ui, sans-serif', fontWeight: '600' },
      code: { fontFamily: 'ui-monospace, monospace', wrap: true },
    },
  },
}

type DocsPage = { html: string; policy: string }

let page: Promise<DocsPage> | undefined

/** The page of Redoc with everything that it loads; cached per process. */
export function docsPage(): Promise<DocsPage> {
  page ??= createDocsPage()
  return page
}

async function createDocsPage(): Promise<DocsPage> {
  // Redoc is a development dependency, since only this file is used; the Docker image copies it.
  const readerFile = require.resolve('redoc/bundles/redoc.standalone.js')
  const [document, reader] = await Promise.all([openApi(), readFile(readerFile, 'utf8')])
  // Inside a page the first two would end the script or hide its end; the third loads an image from a foreign host.
  const embedded = reader
    .replaceAll('<!--', '\\x3C!--')
    .replaceAll('</script', '\\x3C/script')
    .replaceAll(/https:\/\/cdn\.redoc\.ly\/[^"]*/g, 'data:,')
  const start = `Redoc.init(${scriptJson(document)}, ${scriptJson(readerOptions)}, document.getElementById('docs'))`
  return { html: toHtml(document, [embedded, start]), policy: getPolicy([embedded, start]) }
}

const toHtml = ({ info, paths }: OpenApi, scripts: string[]) =>
  `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>${escapeHtml(info.title)} API</title><style>body { margin: 0 }</style></head><body>
<noscript><p><a href="/api/openapi.json">openapi.json</a>: ${Object.keys(paths).length} addresses</p></noscript>
<div id="docs"></div>${scripts.map((script) => `<script>${script}</script>`).join('')}</body></html>`

/** Redoc inserts styles at run time and searches in a worker; it requests nothing from any host. */
function getPolicy(scripts: string[]): string {
  const hashes = scripts.map((script) => `'sha256-${createHash('sha256').update(script).digest('base64')}'`)
  return [
    "default-src 'none'",
    `script-src ${hashes.join(' ')}`,
    "style-src 'unsafe-inline'",
    'img-src data:',
    'worker-src blob:',
    "frame-ancestors 'none'",
    "base-uri 'none'",
    "form-action 'none'",
  ].join('; ')
}
