import { isMeasuring } from './analytics.ts'
import { readConsent } from './consent.ts'

declare global {
  var dataLayer: object[] | undefined
}

/** The longest that a registration waits for its event to be sent. */
const eventTimeoutMilliseconds = 1_000

function push(entry: object): void {
  globalThis.dataLayer ??= []
  globalThis.dataLayer.push(entry)
}

/** Pushes a named event to the data layer, only after consent. Resolves when the page may be left. */
export function track(event: string): Promise<void> {
  if (readConsent() !== 'all') return Promise.resolve()
  if (!isMeasuring()) {
    push({ event })
    return Promise.resolve()
  }
  return new Promise((done) => {
    push({ event, eventCallback: () => done(), eventTimeout: eventTimeoutMilliseconds })
    setTimeout(done, eventTimeoutMilliseconds)
  })
}
