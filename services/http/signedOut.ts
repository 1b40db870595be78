import { isNativeApp } from '#lib/brand.ts'
import { defaultLanguage } from '#lib/cookies.ts'
import { inLanguage, paths } from '#lib/paths.ts'
import { currentLanguage } from '../cookies.ts'

/** Loads another page, so that nothing of the ended session stays in memory. */
export const browser = {
  goTo: (path: string): void => globalThis.location.assign(path),
}

/** The address of this page without its fragment: assigning it reloads the page. */
export const currentAddress = (): string => `${location.pathname}${location.search}`

/** The page after the end of a session; signing in there leads on to `then`. */
export const signedOutPath = (then?: string, userAgent = globalThis.navigator?.userAgent) =>
  isNativeApp(userAgent) ? paths.home : paths.login(then)

/** The same after signing out, which removes the cookie of the language: the address carries it there. */
export function signedOutInLanguage(userAgent?: string): string {
  const [path, language] = [signedOutPath(undefined, userAgent), currentLanguage()]
  return language === defaultLanguage ? path : inLanguage(path, language)
}
