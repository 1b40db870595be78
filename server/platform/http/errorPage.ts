import { createHash } from 'node:crypto'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { translator } from '#i18n/translator.ts'
import { brand } from '#lib/brand.ts'
import { cookieNames, languageOfCookie } from '#lib/cookies.ts'
import { locales } from '#lib/locales.ts'
import { paths } from '#lib/paths.ts'
import { cookieOf } from './facts.ts'
import { languageOfHeader } from './language.ts'
import type { Refusal } from './refusal.ts'
import { requestIdOf } from './requestId.ts'
import { Raw, sendAnswer, sendFailure } from './respond.ts'

// The colours of styles/tokens.css, for no file of the site is asked for here.
const style = `
:root { color-scheme: light dark }
body { margin: 0; min-height: 100vh; display: grid; place-content: center; padding: 2rem; box-sizing: border-box;
  font: 1.125rem/1.6 system-ui, sans-serif; background: light-dark(#faf8f4, #121714); color: light-dark(#18211c, #ecf1ed) }
main { max-width: 34rem }
a { display: inline-block; padding: .5rem 0; font-weight: 700; font-size: 1.5rem; text-decoration: none;
  color: light-dark(#1b7a4b, #5cc98f) }
a:hover, a:focus-visible { text-decoration: underline }
p { margin: .5rem 0; text-wrap: pretty }`

const styleHash = createHash('sha256').update(style).digest('base64')

/** The site's name, which leads home, and one sentence; it asks for no other file and runs nothing. */
const htmlOf = (lang: string, sentence: string): string => `<!doctype html>
<html lang="${lang}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex"><title>${brand.name}</title><style>${style}</style></head>
<body><main><a href="${paths.home}">${brand.name}</a><p role="alert">${sentence}</p></main></body></html>
`

/** Answers before any page is made: a small page for people, JSON for clients, in the language of either. */
export async function sendError(
  request: IncomingMessage,
  response: ServerResponse,
  error: Refusal,
): Promise<void> {
  if (!/\btext\/html\b/i.test(request.headers.accept ?? '')) {
    const language = languageOfHeader(request.headers['accept-language'])
    return sendFailure(response, error, language, requestIdOf(response))
  }
  const language = languageOfCookie(cookieOf(request, cookieNames.language))
  const t = await translator(language, 'refusals')
  const page = new Raw(
    Buffer.from(htmlOf(locales[language], t(error.refusal))),
    {
      ...error.headers,
      'Content-Type': 'text/html; charset=utf-8',
      'Cache-Control': 'private, no-store',
      'Content-Security-Policy': `default-src 'none'; style-src 'sha256-${styleHash}'; base-uri 'none'; frame-ancestors 'none'`,
    },
    error.status,
  )
  sendAnswer(response, error.status, page, request.method === 'HEAD')
}
