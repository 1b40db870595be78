import type { IncomingMessage } from 'node:http'
import type { Language } from '#contracts/lists.ts'
import { isNativeApp } from '#lib/brand.ts'
import { cookieNames, languageFromCookie } from '#lib/cookies.ts'
import { getCookie } from '../http/index.ts'

/** The paths of pages that are rendered once for all guests (a last part `id` stands for any), each with its query parameters. */
export type ListedPages = Record<string, readonly string[]>

/** All that a guest's page is rendered from; `key` names the page and these. */
export type GuestPage = { key: string; url: string; language: Language; inApp: boolean }

/** The path of a page, also from the address of its data, to whose query Next adds the parameters of the route. */
function getPath(address: string): [path: string, ofRoute: readonly string[]] {
  const data = /^\/_next\/data\/[^/]+(\/.+)\.json$/.exec(address)?.[1]
  return data === undefined ? [address, []] : [data === '/index' ? '/' : data, ['id', 'term']]
}

/** The path with `id` for its last part, unless that is empty. */
const withId = (path: string): string =>
  path.endsWith('/') ? path : `${path.slice(0, path.lastIndexOf('/'))}/id`

/** Which stored page or data of one answers a request; null for signed-in viewers, other pages and parameters that no page has. */
export function getGuestPage(request: IncomingMessage, listed: ListedPages): GuestPage | null {
  const { url = '', headers } = request
  if (getCookie(request, cookieNames.token) || getCookie(request, cookieNames.refreshToken)) return null
  const [address = '', search = ''] = url.split('?', 2)
  const [path, ofRoute] = getPath(address)
  const parameters = listed[path] ?? listed[withId(path)]
  if (!parameters) return null
  if (
    search !== '' &&
    [...new URLSearchParams(search).keys()].some((name) => ![...parameters, ...ofRoute].includes(name))
  )
    return null
  const language = languageFromCookie(getCookie(request, cookieNames.language))
  const inApp = isNativeApp(headers['user-agent'])
  return { key: `${language} ${inApp ? 'app' : 'web'} ${url}`, url, language, inApp }
}
