import { createHash } from 'node:crypto'
import { manifestInput } from '#contracts/site.ts'
import { translator } from '#i18n/translator.ts'
import { scriptJson } from '#lib/json.ts'
import { locales } from '#lib/locales.ts'
import { errorPage, errorPageStyleHash, query, Raw } from '#server/platform/http/index.ts'

// A line that has just come back may not carry yet: what thinks that it is there tries again.
const reloadWithLine = `const again = () => location.reload()
addEventListener('online', again)
if (navigator.onLine) setTimeout(again, 5000)`
const scriptHash = createHash('sha256').update(reloadWithLine).digest('base64')

const pageHeaders = {
  'Content-Type': 'text/html; charset=utf-8',
  'Cache-Control': 'no-store',
  'Content-Security-Policy': `default-src 'none'; style-src 'sha256-${errorPageStyleHash}'; script-src 'sha256-${scriptHash}'; base-uri 'none'; frame-ancestors 'none'`,
}

/** It hears of whole pages alone, and stores nothing: what it shows without a line is a part of itself. */
const getScript = (page: string): string => `const page = ${scriptJson(page)}
const headers = ${scriptJson(pageHeaders)}
addEventListener('install', () => skipWaiting())
addEventListener('activate', (event) => event.waitUntil(clients.claim()))
addEventListener('fetch', (event) => {
  if (event.request.mode !== 'navigate') return
  event.respondWith(fetch(event.request).catch(() => new Response(page, { headers })))
})
`

/** GET /service-worker.js?lang=: shows our page, in that language, when one is asked for without a line. */
export const readServiceWorker = query({
  access: 'guest',
  bearer: 'ignored',
  input: manifestInput,
  run: async ({ lang }, { language }) => {
    const spoken = lang ?? language
    const t = await translator(spoken, 'common')
    const page = errorPage({
      lang: locales[spoken],
      sentence: t('offlinePage.title'),
      wait: t('offlinePage.text'),
      act: t('ui.retry'),
      href: '',
      script: reloadWithLine,
    })
    return new Raw(getScript(page), {
      'Content-Type': 'text/javascript; charset=utf-8',
      'Cache-Control': 'no-cache',
      // Of the worker itself: it asks this site for pages, and nobody for anything else.
      'Content-Security-Policy': "default-src 'none'; connect-src 'self'",
    })
  },
})
