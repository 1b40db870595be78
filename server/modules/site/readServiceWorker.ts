import { createHash } from 'node:crypto'
import { manifestInput } from '#contracts/site.ts'
import { translator } from '#i18n/translator.ts'
import { scriptJson } from '#lib/json.ts'
import { locales } from '#lib/locales.ts'
import { errorPage, errorPageStyleHash, query, Raw } from '#server/platform/http/index.ts'

// A connection that has just come back may still fail, so the page retries.
const reloadOnline = `const again = () => location.reload()
addEventListener('online', again)
if (navigator.onLine) setTimeout(again, 5000)`
const scriptHash = createHash('sha256').update(reloadOnline).digest('base64')

const pageHeaders = {
  'Content-Type': 'text/html; charset=utf-8',
  'Cache-Control': 'no-store',
  'Content-Security-Policy': `default-src 'none'; style-src 'sha256-${errorPageStyleHash}'; script-src 'sha256-${scriptHash}'; base-uri 'none'; frame-ancestors 'none'`,
}

/** The worker handles navigations only and caches nothing: its offline page is part of the script. */
const getScript = (page: string): string => `const page = ${scriptJson(page)}
const headers = ${scriptJson(pageHeaders)}
addEventListener('install', () => skipWaiting())
addEventListener('activate', (event) => event.waitUntil(clients.claim()))
addEventListener('fetch', (event) => {
  if (event.request.mode !== 'navigate') return
  event.respondWith(fetch(event.request).catch(() => new Response(page, { headers })))
})
`

/** GET /service-worker.js?lang=: returns the worker that shows an offline page in that language. */
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
      script: reloadOnline,
    })
    return new Raw(getScript(page), {
      'Content-Type': 'text/javascript; charset=utf-8',
      'Cache-Control': 'no-cache',
      // The worker may request this site only.
      'Content-Security-Policy': "default-src 'none'; connect-src 'self'",
    })
  },
})
