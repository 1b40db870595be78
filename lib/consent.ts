import { brand } from './brand.ts'

/** Where the browser keeps that the question was answered, and how. */
export const consentStorage = { answered: 'GDPRAccepted', choice: `${brand.slug}.consent` } as const

export const consentDialogId = 'consent'

/**
 * Runs in the document, as text, before any script has come: nothing from outside its braces is known to it. Visitors
 * see the question with the page, not after it; it is hidden in every page for guests, and opens for who has not
 * answered.
 */
export function askConsentEarly(dialogId: string, answered: string, token: string): void {
  const question = document.getElementById(dialogId)
  if (!(question instanceof HTMLDialogElement) || document.cookie.includes(`${token}=`)) return
  try {
    if (localStorage.getItem(answered) === 'true') return
  } catch {
    // Where nothing can be kept the question is asked again.
  }
  question.showModal()
  // It is read from its beginning, and no button looks chosen already.
  question.querySelector('h2')?.focus()
}
