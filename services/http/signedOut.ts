import { isNativeApp } from '#lib/brand.ts'
import { loadPage } from '#lib/pageLoad.ts'
import { paths } from '#lib/paths.ts'

/** Loads another page; tests replace it. */
export const browser = { goTo: loadPage }

/** The address of this page without its fragment: assigning it reloads the page. */
export const currentAddress = (): string => `${location.pathname}${location.search}`

/** The page after the end of a session; signing in there leads on to `then`. */
export const signedOutPath = (then?: string, userAgent = globalThis.navigator?.userAgent) =>
  isNativeApp(userAgent) ? paths.home : paths.login(then)
