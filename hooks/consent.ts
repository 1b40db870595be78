import { useSyncExternalStore } from 'react'
import { type Consent, consentAnswered, keepConsent, markConsentAnswered } from '#services/consent.ts'
import { hasSession } from '#services/session.ts'

let reopened = false
const listeners = new Set<() => void>()
const tellAll = () => {
  for (const listener of listeners) listener()
}
const subscribe = (listener: () => void) => {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** Those who sign in are marked as having answered, which consents to nothing. */
function isAsked(): boolean {
  if (reopened) return true
  if (!consentAnswered() && hasSession()) markConsentAnswered()
  return !consentAnswered()
}

/** Whether the consent question is open, its answer, and the footer's way to open it again. */
export function useConsent() {
  const asked = useSyncExternalStore(subscribe, isAsked, () => false)
  return {
    asked,
    answer: (consent: Consent) => {
      reopened = false
      keepConsent(consent)
      tellAll()
    },
    reopen: () => {
      reopened = true
      tellAll()
    },
  }
}
