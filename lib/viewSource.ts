import type { ViewSource } from '#contracts/lists.ts'
import { paths } from './paths.ts'

/** Beginnings of the site's paths, and what a reader who comes from there came by. */
const sources: readonly [path: string, source: ViewSource][] = [
  [paths.jobs(), 'search'],
  [paths.search(), 'search'],
  [paths.job(''), 'search'],
  [paths.entities(), 'profile'],
  [paths.user(''), 'profile'],
  [paths.profile(), 'profile'],
  [paths.feed, 'feed'],
  [paths.post(''), 'feed'],
  [paths.chat(), 'chat'],
  [paths.notifications, 'notifications'],
]

/** How a reader came to an offer: by an email's link, or from this page of the site before it; "" is outside. */
export function getViewSource(before: string, isFromMail: boolean): ViewSource {
  if (isFromMail) return 'mail'
  // The home page is where every path begins; its offers are those of the list.
  if (/^\/(?:[?#]|$)/.test(before)) return 'search'
  return sources.find(([path]) => before.startsWith(path))?.[1] ?? 'link'
}
