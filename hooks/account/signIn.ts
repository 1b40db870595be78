import { useRouter } from 'next/router'
import { useCallback, useEffect } from 'react'
import type { LoginInput, Me, SignedIn } from '#contracts/account.ts'
import { cookieNames } from '#lib/cookies.ts'
import { paths, safePath } from '#lib/paths.ts'
import { login } from '#services/account.ts'
import { consumePath, readCookie, rememberPath, storeLanguage } from '#services/cookies.ts'
import { browser, here } from '#services/http/index.ts'
import { hasSession, storeSession } from '#services/session.ts'
import { emitBegun } from '#services/sessionEnd.ts'

/** Whether a session is kept here: what to show to whom, never a permission. */
export const isSignedIn = (): boolean => hasSession()

/** A sign-in that answered without a token or without a person. */
export class InvalidResponseError extends Error {
  override name = 'InvalidResponseError'
}

/** Keeps the session of an answer that holds one; anything else throws InvalidResponseError. */
export function startSession(answer: Partial<SignedIn> | undefined): Me {
  if (!answer?.accessToken || !answer.user) throw new InvalidResponseError()
  const { accessToken, refreshToken, user } = answer
  storeSession({ accessToken, refreshToken, user })
  // From here on the account's language rules in this browser.
  storeLanguage(user.language)
  emitBegun(user.id)
  return user
}

/** Signs in with e-mail and password; throws the refusal, or InvalidResponseError. */
export function useSignIn(): (input: LoginInput) => Promise<Me> {
  return async (input) => startSession(await login(input))
}

/** Where someone signs in: on a page of its own, or in a dialog over the page they are on. */
export type Place = 'page' | 'dialog'

/** Leads on with a full load to where they wanted to be: by default from a page to the feed, from a dialog back here. */
export function useArrive(place: Place): () => void {
  const { query } = useRouter()
  return () => {
    const stored = consumePath()
    const named = place === 'page' ? safePath(query.then) : null
    browser.goTo(named ?? stored ?? (place === 'page' ? paths.feed : here()))
  }
}

/** Remembers where a guest is to be led after signing in: `wanted`, or this page; from a way in, where it leads. */
export function useRememberWanted(): (wanted?: string) => void {
  return useCallback((wanted) => {
    const named = safePath(new URLSearchParams(location.search).get('then'))
    rememberPath(wanted ?? named ?? here())
  }, [])
}

/** Remembers this page when it is left, unless a better one to return to is remembered already. */
export function useRememberPathOnLeaving(): void {
  const { events } = useRouter()
  useEffect(() => {
    const leave = () => {
      if (!readCookie(cookieNames.path)) rememberPath(here())
    }
    events.on('routeChangeStart', leave)
    window.addEventListener('pagehide', leave)
    return () => {
      events.off('routeChangeStart', leave)
      window.removeEventListener('pagehide', leave)
    }
  }, [events])
}
