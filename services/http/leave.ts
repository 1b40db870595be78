import { brand, isNativeApp } from '#lib/brand.ts'
import { paths } from '#lib/paths.ts'
import { keepPath } from '../cookies.ts'
import { tryStorage } from '../storage.ts'

/** How the browser goes elsewhere: with a load, so that nothing of the ended session stays in memory. */
export const browser = {
  goTo: (path: string): void => globalThis.location.assign(path),
}

/** Where someone lands whose session has ended. */
export const signedOutPath = (userAgent = globalThis.navigator?.userAgent) =>
  isNativeApp(userAgent) ? paths.home : paths.login()

/**
 * Leads to the sign-in, and remembers where from. Whoever is there already stays. Who is suspended is led to where they
 * can appeal.
 */
export function leaveForSignIn(appeal?: string): void {
  const target = appeal ? paths.appeal({ token: appeal }) : signedOutPath()
  if (!globalThis.location || location.pathname === target || leftJustNow()) return
  keepPath()
  browser.goTo(target)
}

const leftKey = `${brand.slug}.left`
const circleMilliseconds = 10_000

// The server may know the reader by the very cookie that could not be refreshed, and send them back at once: while
// refreshing is out of order, that would be a circle.
function leftJustNow(): boolean {
  const left = tryStorage('session', (storage) => {
    const before = Number(storage.getItem(leftKey))
    storage.setItem(leftKey, String(Date.now()))
    return before
  })
  return left !== undefined && Date.now() - left < circleMilliseconds
}
