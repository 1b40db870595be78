import { brand } from './brand.ts'

/** Where the browser keeps that the question was answered, and how. */
export const consentStorage = { answered: 'GDPRAccepted', choice: `${brand.slug}.consent` } as const

/**
 * Runs in the document, as text, before the page is drawn: nothing from outside its braces is known to it. The question
 * stands in every page for guests; this mark shows it to who has not answered (styles/consent.css), so that nothing
 * moves when the scripts come.
 */
export function showConsentEarly(answered: string, token: string): void {
  if (document.cookie.includes(`${token}=`)) return
  try {
    if (localStorage.getItem(answered) === 'true') return
  } catch {
    // Where nothing can be kept the question is asked again.
  }
  document.documentElement.dataset.consent = 'asked'
}
