import { useSyncExternalStore } from 'react'
import { createEmitter } from '#lib/emitter.ts'
import { isMeasuring, startMeasuring } from '#services/analytics.ts'
import { type Consent, consentChosen, markConsentChosen, storeConsent } from '#services/consent.ts'
import { browser, here } from '#services/http/index.ts'
import { hasSession } from '#services/session.ts'

let reopened = false
const { subscribe, emit } = createEmitter()

/** Whether the question is open. Those who sign in are marked as having answered, which consents to nothing. */
function isConsentShown(): boolean {
  if (reopened) return true
  if (!consentChosen() && hasSession()) markConsentChosen()
  return !consentChosen()
}

/** Whether the consent question is open, its answer, and the footer's way to open it again. */
export function useConsent() {
  const asked = useSyncExternalStore(subscribe, isConsentShown, () => false)
  return {
    asked,
    reopened: asked && reopened,
    answer: (consent: Consent) => {
      reopened = false
      storeConsent(consent)
      delete document.documentElement.dataset.consent
      emit()
      startMeasuring()
      // What was let in can only be put out with its page.
      if (consent === 'refused' && isMeasuring()) browser.goTo(here())
    },
    reopen: () => {
      reopened = true
      emit()
    },
  }
}
