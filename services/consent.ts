import { consentStorage } from '#lib/consent.ts'
import { tryStorage } from './storage.ts'

export type Consent = 'all' | 'refused'

// Without storage the banner appears again, and nothing else breaks.

/** The choice; refused until someone has chosen, signed in or not. */
export const readConsent = (): Consent =>
  tryStorage('local', (storage) => storage.getItem(consentStorage.choice)) === 'all' ? 'all' : 'refused'

/** Whether the banner has been closed, whatever the choice. */
export const consentChosen = (): boolean =>
  tryStorage('local', (storage) => storage.getItem(consentStorage.answered)) === 'true'

/** Closes the banner without a choice, as signing in does. */
export function markConsentChosen(): void {
  tryStorage('local', (storage) => storage.setItem(consentStorage.answered, 'true'))
}

/** Stores the choice and closes the banner. */
export function storeConsent(consent: Consent): void {
  tryStorage('local', (storage) => storage.setItem(consentStorage.choice, consent))
  markConsentChosen()
}
