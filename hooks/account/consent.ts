import { useSyncExternalStore } from 'react'
import { createEmitter } from '#lib/emitter.ts'
import { isMeasuring, startMeasuring } from '#services/analytics.ts'
import { type Consent, consentChosen, markConsentChosen, storeConsent } from '#services/consent.ts'
import { browser, currentAddress } from '#services/http/signedOut.ts'
import { hasSession } from '#services/session.ts'

let reopened = false
const { subscribe, emit } = createEmitter()

/** Whether the consent question is open. Signing in marks it as answered, which consents to nothing. */
function isConsentShown(): boolean {
  if (reopened) return true
  if (!consentChosen() && hasSession()) markConsentChosen()
  return !consentChosen()
}

/** Whether the consent question is open, its answer, and a function for the footer to open it again. */
export function useConsent() {
  const isAsked = useSyncExternalStore(subscribe, isConsentShown, () => false)
  return {
    asked: isAsked,
    reopened: isAsked && reopened,
    answer: (consent: Consent) => {
      reopened = false
      storeConsent(consent)
      delete document.documentElement.dataset.consent
      emit()
      startMeasuring()
      // Only a page load removes scripts that are running.
      if (consent === 'refused' && isMeasuring()) browser.goTo(currentAddress())
    },
    reopen: () => {
      reopened = true
      emit()
    },
  }
}
