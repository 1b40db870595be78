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

/** A Google ID token with the e-mail and name in its payload. */
export type GoogleCredential = { token: string; email: string; name: string }

/** Decodes the payload of an ID token without verifying it: only the server can. */
export async function getCredential(token: string): Promise<GoogleCredential> {
  const { decodeJwt } = await import('jose')
  const { email, name } = decodeJwt(token)
  return { token, email: String(email ?? ''), name: String(name ?? email ?? '') }
}

// Google's script is blocked by some ad blockers and in some countries.
let isBlocked = false
const { subscribe, emit } = createEmitter()

/** Hides Google's button, because its script failed to load, until the browser is online again or the next page load. */
export function withdrawGoogle(): void {
  isBlocked = true
  emit()
  window.addEventListener('online', offerGoogleAgain, { once: true })
}

function offerGoogleAgain(): void {
  isBlocked = false
  emit()
}

/** Whether Google's button is shown: it needs a client id, and Google refuses the web view of the native app. */
export function useGoogleOffered(): boolean {
  const isConfigured = publicConfig().googleClientId !== ''
  const isRefused = useSyncExternalStore(
    subscribe,
    () => isBlocked || isNativeApp(navigator.userAgent),
    () => false,
  )
  return isConfigured && !isRefused
}

/** The nonce that Google puts into the ID tokens for this browser and the server checks; undefined while it loads. */
export const useGoogleNonce = (): string | undefined =>
  useSWR(keys.googleNonce, createGoogleNonce).data?.nonce

/** Signs in with Google; a 404 means that no account has that address. */
export function useGoogleSignIn(): (credential: GoogleCredential) => Promise<Me> {
  return async ({ token, email }) => startSession(await socialSignIn({ token, email, redirect: true }))
}

const beforeSignUpMilliseconds = 500

/** Creates a volunteer's account from a Google credential, with a random password. */
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
