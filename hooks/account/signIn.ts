import { useRouter } from 'next/router'
import { useEffect } from 'react'
import type { LoginInput, Me, SignedIn } from '#contracts/account.ts'
import type { Checked } from '#contracts/validate.ts'
import { paths, safePath } from '#lib/paths.ts'
import { login } from '#services/account.ts'
import { consumePath, storeLanguage } from '#services/cookies.ts'
import { browser, currentAddress } from '#services/http/signedOut.ts'
import { hasSession, storeSession } from '#services/session.ts'
import { announceSignIn } from '#services/sessionEnd.ts'

/** Whether this browser has a session: decides what is shown, never what is permitted. */
export const isSignedIn = (): boolean => hasSession()

/** A sign-in response without a token or without a user. */
export class InvalidResponseError extends Error {
  override name = 'InvalidResponseError'
}

/** Stores the session of a sign-in response; throws InvalidResponseError when it is incomplete. */
export function startSession(answer: Partial<SignedIn> | undefined): Me {
  if (!answer?.accessToken || !answer.user) throw new InvalidResponseError()
  const { accessToken, refreshToken, user } = answer
  storeSession({ accessToken, refreshToken, user })
  // From here on this browser uses the account's language.
  storeLanguage(user.language)
  announceSignIn(user.id)
  return user
}

const loadCheck = () => import('./checkLogin.ts').then(({ checkLogin }) => checkLogin)

/** Checks what was typed by the contract of the login; while its code cannot load, the server alone checks. */
export function useCheckLogin(): (input: LoginInput) => Promise<Checked<LoginInput>> {
  useEffect(() => {
    loadCheck().catch(() => {})
  }, [])
  return async (input) => {
    const check = await loadCheck().catch(() => null)
    return check ? check(input) : { value: input }
  }
}

/** Signs in with e-mail and password; throws the ApiError, or InvalidResponseError. */
export function useSignIn(): (input: LoginInput) => Promise<Me> {
  return async (input) => startSession(await login(input))
}

/** Where the sign-in form is: on a page of its own, or in a dialog over the current page. */
export type Place = 'page' | 'dialog'

/** Loads the remembered page after signing in: by default the feed from a page, the current page from a dialog. */
export function useArrive(place: Place): () => void {
  const { query } = useRouter()
  return () => {
    const stored = consumePath()
    const named = place === 'page' ? safePath(query.then) : null
    browser.goTo(named ?? stored ?? (place === 'page' ? paths.feed : currentAddress()))
  }
}
