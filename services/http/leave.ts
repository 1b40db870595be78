import { isNativeApp } from '#lib/brand.ts'
import { paths } from '#lib/paths.ts'
import { keepPath } from '../cookies.ts'

/** How the browser goes elsewhere: with a load, so that nothing of the ended session stays in memory. */
export const browser = {
  goTo: (path: string): void => globalThis.location.assign(path),
}

/** Where someone lands whose session has ended. */
export const signedOutPath = (userAgent = globalThis.navigator?.userAgent) =>
  isNativeApp(userAgent) ? paths.home : paths.login()

/** Leads to the sign-in, and remembers where from. Whoever is there already stays. */
export function leaveForSignIn(): void {
  const target = signedOutPath()
  if (!globalThis.location || location.pathname === target) return
  keepPath()
  browser.goTo(target)
}
