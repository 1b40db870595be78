import { brand } from './brand.ts'

/** The storage keys of the visitor's consent. */
export const consentStorage = { answered: 'GDPRAccepted', choice: `${brand.slug}.consent` } as const

/**
 * Runs in the document, as text, before the page is drawn, so it may use nothing from outside its braces. Pages for guests
 * contain the consent banner; this mark shows it to those who have not chosen (styles/consent.css), so that the layout
 * does not shift when the scripts load.
 */
export function showConsentEarly(answered: string, token: string): void {
  if (document.cookie.includes(`${token}=`)) return
  try {
    if (localStorage.getItem(answered) === 'true') return
  } catch {
    // Where nothing can be stored, the question is asked again.
  }
  document.documentElement.dataset.consent = 'asked'
}
