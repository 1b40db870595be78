import { useRouter } from 'next/router'
import { useEffect } from 'react'
import type { LoginInput, Me, SignedIn } from '#contracts/account.ts'
import { cookieNames } from '#lib/cookies.ts'
import { paths, safePath } from '#lib/paths.ts'
import { login } from '#services/account.ts'
import { keepPath, readCookie, takePath } from '#services/cookies.ts'
import { browser } from '#services/http/index.ts'
import { hasSession, storeSession } from '#services/session.ts'

/** Whether a session is kept here: what to show to whom, never a permission. */
export const isSignedIn = (): boolean => hasSession()

/** A sign-in that answered without a token or without a person. */
export class InvalidAnswerError extends Error {
  override name = 'InvalidAnswerError'
}

/** Keeps the session of an answer that holds one; anything else throws InvalidAnswerError. */
export function keepSession(answer: Partial<SignedIn> | undefined): Me {
  if (!answer?.accessToken || !answer.user) throw new InvalidAnswerError()
  const { accessToken, refreshToken, user } = answer
  storeSession({ accessToken, refreshToken, user })
  return user
}

/** Signs in with e-mail and password; throws the refusal, or InvalidAnswerError. */
export function useSignIn(): (input: LoginInput) => Promise<Me> {
  return async (input) => keepSession(await login(input))
}

/** Where someone signs in: on a page of its own, or in a dialog over the page they are on. */
export type Place = 'page' | 'dialog'

/** Leads on with a full load: from a page to where they wanted to be, from a dialog to the same page anew. */
export function useArrive(place: Place): () => void {
  const { query } = useRouter()
  return () => {
    const kept = takePath()
    const wanted = safePath(query.then) ?? kept ?? paths.feed
    browser.goTo(place === 'page' ? wanted : here())
  }
}

/** The address of this page, without its fragment: going there loads it anew. */
export const here = (): string => `${location.pathname}${location.search}`

/** Remembers this page as the one to return to. */
export function useKeptPath(): () => void {
  return () => keepPath(here())
}

/** Remembers this page when it is left, unless a better one to return to is remembered already. */
export function useKeepPathOnLeaving(): void {
  const { events } = useRouter()
  useEffect(() => {
    const leave = () => {
      if (!readCookie(cookieNames.path)) keepPath(here())
    }
    events.on('routeChangeStart', leave)
    window.addEventListener('pagehide', leave)
    return () => {
      events.off('routeChangeStart', leave)
      window.removeEventListener('pagehide', leave)
    }
  }, [events])
}
