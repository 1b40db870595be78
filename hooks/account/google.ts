import { decodeJwt } from 'jose'
import { useSyncExternalStore } from 'react'
import useSWR from 'swr'
import type { Me } from '#contracts/account.ts'
import { isNativeApp } from '#lib/brand.ts'
import { createEmitter } from '#lib/emitter.ts'
import { keys } from '#lib/keys.ts'
import { publicConfig } from '#lib/publicConfig.ts'
import { createGoogleNonce, socialSignIn } from '#services/account.ts'
import { startSession } from './signIn.ts'
import { useSignUp } from './signUp.ts'

/** What Google vouches for: its ID token, and whom it names. */
export type GoogleCredential = { token: string; email: string; name: string }

/** An ID token with what it says of its owner; the server alone judges whether it is true. */
export function getCredential(token: string): GoogleCredential {
  const { email, name } = decodeJwt(token)
  return { token, email: String(email ?? ''), name: String(name ?? email ?? '') }
}

// Google's script is kept away by some blockers and some countries.
let isDismissed = false
const { subscribe, emit } = createEmitter()

/** Its script did not come: until the page is loaded again nothing offers what cannot be pressed. */
export function withdrawGoogle(): void {
  isDismissed = true
  emit()
}

/** Whether Google's button is shown: it needs a client id, and issuers refuse the web view of the native app. */
export function useGoogleOffered(): boolean {
  const isConfigured = publicConfig().googleClientId !== ''
  const isRefused = useSyncExternalStore(
    subscribe,
    () => isDismissed || isNativeApp(navigator.userAgent),
    () => false,
  )
  return isConfigured && !isRefused
}

/** What Google writes into the tokens it makes for this browser, which the server then expects; undefined until it is here. */
export const useGoogleNonce = (): string | undefined =>
  useSWR(keys.googleNonce, createGoogleNonce).data?.nonce

/** Signs in with Google; a 404 means that nobody here has that address. */
export function useGoogleSignIn(): (credential: GoogleCredential) => Promise<Me> {
  return async ({ token, email }) => startSession(await socialSignIn({ token, email, redirect: true }))
}

const beforeSignUpMilliseconds = 500

/** Creates a volunteer's account that Google vouches for, under a password nobody knows. */
export function useGoogleSignUp(): (credential: GoogleCredential) => Promise<void> {
  const signUp = useSignUp()
  return async ({ token, email, name }) => {
    await new Promise((resolve) => setTimeout(resolve, beforeSignUpMilliseconds))
    const password = crypto.randomUUID().slice(-16)
    await signUp({
      email,
      name,
      password,
      rePassword: password,
      age: null,
      sex: '',
      state: '',
      country: '',
      tokenSocialNetWork: token,
      privacy: true,
    })
  }
}
