import { createHash } from 'node:crypto'
import type { IncomingMessage, ServerResponse } from 'node:http'
import type { Language } from '#contracts/lists.ts'
import { translator } from '#i18n/translator.ts'
import { brand } from '#lib/brand.ts'
import { cookieNames, languageFromCookie } from '#lib/cookies.ts'
import { locales } from '#lib/locales.ts'
import { paths } from '#lib/paths.ts'
import type { ApiError } from './apiError.ts'
import { getCookie } from './facts.ts'
import { cacheNever } from './headers.ts'
import { languageFromHeader } from './language.ts'
import { getRequestId } from './requestId.ts'
import { Raw, sendFailure, sendResponse } from './respond.ts'

// Repeats the colours of styles/tokens.css and the logo, because this page loads no other file.
const style = `
:root { color-scheme: light dark; --paper: #faf8f4; --ink: #18211c; --muted: #5b665f; --brand: #1b7a4b; --on-brand: #fff }
@media (prefers-color-scheme: dark) {
  :root { --paper: #121714; --ink: #ecf1ed; --muted: #9ba8a0; --brand: #5cc98f; --on-brand: #121714 }
}
body { margin: 0; min-height: 100dvh; display: grid; place-content: center; padding: 1.5rem; box-sizing: border-box;
  font: 1rem/1.5 system-ui, sans-serif; background: var(--paper); color: var(--ink) }
main { max-width: 26rem; text-align: center }
a { text-decoration: none }
a:focus-visible { outline: 2px solid var(--brand); outline-offset: 2px }
.logo { display: inline-flex; align-items: center; gap: .4rem; min-height: 44px; border-radius: 12px;
  font-weight: 700; font-size: 1.75rem; color: inherit }
svg { color: var(--brand) }
h1 { margin: 1.25rem 0 .5rem; font-size: 1.375rem; line-height: 1.35; text-wrap: balance }
p { margin: 0; color: var(--muted) }
.act { display: inline-flex; align-items: center; min-height: 44px; margin-top: 1.5rem; padding: 0 1.5rem; border-radius: 12px;
  font-weight: 600; background: var(--brand); color: var(--on-brand) }`

export const errorPageStyleHash = createHash('sha256').update(style).digest('base64')

const sprout = `<svg width="40" height="40" viewBox="0 0 32 32" fill="currentColor" aria-hidden="true">
<path d="M16 29.5c.9-4.6.8-8.8-.2-13" fill="none" stroke="currentColor" stroke-width="2.8" stroke-linecap="round"/>
<path d="M15.6 19.2C14.3 12.9 9 10 2.3 10.7 3 17.2 8.6 21.6 15.6 19.2Z" opacity=".72"/>
<path d="M16.1 15.6C15.4 8 20.8 2.7 29.6 2.5 30.3 10.9 24.7 16.9 16.1 15.6Z"/></svg>`

type ErrorPageContent = {
  lang: string
  sentence: string
  /** A sentence about how long to wait, or "". */
  wait: string
  /** The label of the button and its link; an empty link loads the same address again. */
  act: string
  href: string
  /** An inline script, whose hash the page's policy has to name. */
  script?: string
}

/** A complete HTML page with an error, a link to the start page and one button. */
export const errorPage = ({
  lang,
  sentence,
  wait,
  act,
  href,
  script,
}: ErrorPageContent): string => `<!doctype html>
<html lang="${lang}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex"><title>${brand.name}</title><style>${style}</style></head>
<body><main><a class="logo" href="${paths.home}">${sprout}${brand.name.toLowerCase()}</a>
<h1 role="alert">${sentence}</h1>${wait && `<p>${wait}</p>`}<a class="act" href="${href}">${act}</a></main>${script ? `<script>${script}</script>` : ''}</body></html>
`

/** Offers to try again after Retry-After; errors without it would only repeat. */
async function getPage(error: ApiError, language: Language): Promise<string> {
  const t = await translator(language, 'errors')
  const common = await translator(language, 'common')
  const seconds = Number(error.headers['Retry-After'] ?? 0)
  const mayRetry = seconds > 0
  return errorPage({
    lang: locales[language],
    sentence: t(error.code),
    wait: mayRetry ? common('errorPage.wait', { minutes: Math.ceil(seconds / 60) }) : '',
    act: mayRetry ? common('ui.retry') : common('errorPage.home'),
    href: mayRetry ? '' : paths.home,
  })
}

/** Sends an error before Next is involved: a small page for browsers, JSON for other clients, in their language. */
export async function sendError(
  request: IncomingMessage,
  response: ServerResponse,
  error: ApiError,
): Promise<void> {
  if (!/\btext\/html\b/i.test(request.headers.accept ?? '')) {
    const language = languageFromHeader(request.headers['accept-language'])
    return sendFailure(response, error, language, getRequestId(response))
  }
  const language = languageFromCookie(getCookie(request, cookieNames.language))
  const page = new Raw(
    Buffer.from(await getPage(error, language)),
    {
      ...error.headers,
      'Content-Type': 'text/html; charset=utf-8',
      'Cache-Control': cacheNever,
      'Content-Security-Policy': `default-src 'none'; style-src 'sha256-${errorPageStyleHash}'; base-uri 'none'; frame-ancestors 'none'`,
    },
    error.status,
  )
  sendResponse(response, error.status, page, request.method === 'HEAD')
}
