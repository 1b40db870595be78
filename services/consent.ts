import { consentStorage } from '#lib/consent.ts'
import { tryStorage } from './storage.ts'

export type Consent = 'all' | 'refused'

// Where nothing can be kept the question is asked again, and nothing else breaks.

/** What was chosen; refused while nothing was, also for those who have signed in. */
export const readConsent = (): Consent =>
  tryStorage('local', (storage) => storage.getItem(consentStorage.choice)) === 'all' ? 'all' : 'refused'

/** Whether the question has been answered, whatever the answer. */
export const consentChosen = (): boolean =>
  tryStorage('local', (storage) => storage.getItem(consentStorage.answered)) === 'true'

/** Closes the question. Those who sign in are marked as answered too, which chooses nothing for them. */
export function markConsentChosen(): void {
  tryStorage('local', (storage) => storage.setItem(consentStorage.answered, 'true'))
}

/** Keeps the choice and closes the question. */
export function storeConsent(consent: Consent): void {
  tryStorage('local', (storage) => storage.setItem(consentStorage.choice, consent))
  markConsentChosen()
}
