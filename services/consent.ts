import { brand } from '#lib/brand.ts'

const answeredKey = 'GDPRAccepted'
const consentKey = `${brand.slug}.consent`

export type Consent = 'all' | 'refused'

// Storage can be switched off or full: then the question is asked again, and nothing else breaks.
function tryStorage<T>(use: (storage: Storage) => T): T | undefined {
  try {
    return use(globalThis.localStorage)
  } catch {
    return undefined
  }
}

/** What was chosen; refused while nothing was, also for those who have signed in. */
export const readConsent = (): Consent =>
  tryStorage((storage) => storage.getItem(consentKey)) === 'all' ? 'all' : 'refused'

/** Whether the question has been answered, whatever the answer. */
export const consentAnswered = (): boolean => tryStorage((storage) => storage.getItem(answeredKey)) === 'true'

/** Closes the question. Those who sign in are marked as answered too, which chooses nothing for them. */
export function markConsentAnswered(): void {
  tryStorage((storage) => storage.setItem(answeredKey, 'true'))
}

/** Keeps the choice and closes the question. */
export function keepConsent(consent: Consent): void {
  tryStorage((storage) => storage.setItem(consentKey, consent))
  markConsentAnswered()
}
