import { brand } from '#lib/brand.ts'
import { tryStorage } from './storage.ts'

const answeredKey = 'GDPRAccepted'
const consentKey = `${brand.slug}.consent`

export type Consent = 'all' | 'refused'

// Where nothing can be kept the question is asked again, and nothing else breaks.

/** What was chosen; refused while nothing was, also for those who have signed in. */
export const readConsent = (): Consent =>
  tryStorage('local', (storage) => storage.getItem(consentKey)) === 'all' ? 'all' : 'refused'

/** Whether the question has been answered, whatever the answer. */
export const consentAnswered = (): boolean =>
  tryStorage('local', (storage) => storage.getItem(answeredKey)) === 'true'

/** Closes the question. Those who sign in are marked as answered too, which chooses nothing for them. */
export function markConsentAnswered(): void {
  tryStorage('local', (storage) => storage.setItem(answeredKey, 'true'))
}

/** Keeps the choice and closes the question. */
export function keepConsent(consent: Consent): void {
  tryStorage('local', (storage) => storage.setItem(consentKey, consent))
  markConsentAnswered()
}
