/** A type that no browser runs: the page's scripts wait under it. */
export const lateScriptType = 'text/late'

/**
 * Runs in the document, as text, before any script has come: nothing from outside its braces is known to it. What is
 * seen first, words, styles and the first picture, has the line for itself; the scripts come in their order once it is
 * drawn, with the first touch, or when all else is there: a tab behind others is not drawn.
 */
export function bringLateScripts(type: string): void {
  const calls = ['pointerdown', 'keydown', 'load']
  function bring() {
    // A long page is drawn before all of it is there; the scripts read it to its end.
    if (document.readyState === 'loading') return addEventListener('DOMContentLoaded', bring)
    for (const call of calls) removeEventListener(call, bring, true)
    for (const waiting of document.querySelectorAll<HTMLScriptElement>(`script[type="${type}"]`)) {
      const script = document.createElement('script')
      // As it is written: by that they know each other.
      script.setAttribute('src', waiting.getAttribute('src') ?? '')
      script.nonce = waiting.nonce
      script.async = false
      waiting.replaceWith(script)
    }
  }
  for (const call of calls) addEventListener(call, bring, true)
  new PerformanceObserver(bring).observe({ type: 'paint', buffered: true })
}
