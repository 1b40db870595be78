import Cookies from 'js-cookie'
import type { Language } from '#contracts/lists.ts'
import { cookieAges, cookieNames, languageFromCookie } from '#lib/cookies.ts'
import { safePath } from '#lib/paths.ts'

/** Keeps a text in a cookie for `age` seconds, or until the browser closes. */
export function writeCookie(name: string, value: string, age?: number): void {
  Cookies.set(name, value, {
    path: '/',
    sameSite: 'Lax',
    secure: globalThis.location?.protocol === 'https:',
    ...(age !== undefined && { 'max-age': String(age) }),
  })
}

export const readCookie = (name: string): string | undefined => Cookies.get(name) || undefined

export const dropCookie = (name: string): void => Cookies.remove(name, { path: '/' })

/** The language in use: Spanish unless the cookie says otherwise. */
export const currentLanguage = (): Language => languageFromCookie(readCookie(cookieNames.language))

/** Remembers the language; the page then has to be loaded again. */
export const storeLanguage = (language: Language): void =>
  writeCookie(cookieNames.language, language, cookieAges.session)

/** Remembers where someone wanted to be; what is no path of this site is ignored. */
export function rememberPath(path: string = currentPath()): void {
  if (safePath(path)) writeCookie(cookieNames.path, path, cookieAges.path)
}

/** Where someone wanted to be. */
export const wantedPath = (): string | null => safePath(readCookie(cookieNames.path))

/** The same, once: asking forgets it. */
export function consumePath(): string | null {
  const path = wantedPath()
  dropCookie(cookieNames.path)
  return path
}

const currentPath = () => (globalThis.location ? `${location.pathname}${location.search}` : '')
