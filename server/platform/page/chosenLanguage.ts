import type { IncomingMessage } from 'node:http'
import type { GetServerSidePropsContext } from 'next'
import { type Language, languages } from '#contracts/languages.ts'
import { cookieAges, cookieNames } from '#lib/cookies.ts'
import { languageParam, paths, safePath } from '#lib/paths.ts'
import { cacheNever } from '../http/index.ts'
import { platform } from '../index.ts'

/**
 * Follows a link with a language (`?lang=`), of the language choice or of an email: stores it in the browser's cookie and
 * returns the address without it; null for other addresses. Links of other sites change no language that is stored.
 */
export function takeChosenLanguage(context: GetServerSidePropsContext): string | null {
  const { req, res, query, resolvedUrl } = context
  const language = languages.find((one) => one === query[languageParam])
  if (!language) return null
  if (isFromOwnPage(req) || !req.cookies[cookieNames.language])
    res.setHeader('Set-Cookie', toCookie(language))
  res.setHeader('Cache-Control', cacheNever)
  const [path = '', search] = resolvedUrl.split('?', 2)
  const params = new URLSearchParams(search)
  params.delete(languageParam)
  return safePath(params.size > 0 ? `${path}?${params}` : path) ?? paths.home
}

/** Scripts of the site read this cookie, too. */
function toCookie(language: Language): string {
  const secure = platform().config.publicUrl.startsWith('https:') ? '; Secure' : ''
  return `${cookieNames.language}=${language}; Path=/; Max-Age=${cookieAges.session}; SameSite=Lax${secure}`
}

/** Whether a link of this site was followed or the address was typed; browsers without the header send a referrer. */
function isFromOwnPage({ headers }: IncomingMessage): boolean {
  const site = headers['sec-fetch-site']
  if (site) return site === 'same-origin' || site === 'none'
  const { referer = '' } = headers
  return URL.canParse(referer) && new URL(referer).origin === new URL(platform().config.publicUrl).origin
}
