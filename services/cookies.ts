import Cookies from 'js-cookie'
import type { Language } from '#contracts/lists.ts'
import { cookieAges, cookieNames, languageFromCookie } from '#lib/cookies.ts'
import { safePath } from '#lib/paths.ts'

/** Stores a text in a cookie for `age` seconds, or until the browser closes. */
export function writeCookie(name: string, value: string, age?: number): void {
  Cookies.set(name, value, {
    path: '/',
    sameSite: 'Lax',
    secure: globalThis.location?.protocol === 'https:',
    ...(age !== undefined && { 'max-age': String(age) }),
  })
}

export const readCookie = (name: string): string | undefined => Cookies.get(name) || undefined

export const removeCookie = (name: string): void => Cookies.remove(name, { path: '/' })

export const currentLanguage = (): Language => languageFromCookie(readCookie(cookieNames.language))

/** Stores the language; the page then has to be loaded again. */
export const storeLanguage = (language: Language): void =>
  writeCookie(cookieNames.language, language, cookieAges.session)

/** Remembers the page to return to after signing in; ignores what is no path of this site. */
export function rememberPath(path: string = currentPath()): void {
  if (safePath(path)) writeCookie(cookieNames.path, path, cookieAges.path)
}

export const rememberedPath = (): string | null => safePath(readCookie(cookieNames.path))

/** Returns the remembered path and forgets it. */
export function consumePath(): string | null {
  const path = rememberedPath()
  removeCookie(cookieNames.path)
  return path
}

const currentPath = () => (globalThis.location ? `${location.pathname}${location.search}` : '')
