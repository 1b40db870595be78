import { isNativeApp } from '#lib/brand.ts'
import { paths } from '#lib/paths.ts'

/** How the browser goes elsewhere: with a load, so that nothing of the ended session stays in memory. */
export const browser = {
  goTo: (path: string): void => globalThis.location.assign(path),
}

/** The address of this page, without its fragment: going there loads it anew. */
export const here = (): string => `${location.pathname}${location.search}`

/** Where someone lands whose session has ended; a sign-in leads from there to `then`. */
export const signedOutPath = (then?: string, userAgent = globalThis.navigator?.userAgent) =>
  isNativeApp(userAgent) ? paths.home : paths.login(then)
