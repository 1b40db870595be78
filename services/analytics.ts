import { readConsent } from './consent.ts'

declare global {
  var dataLayer: object[] | undefined
}

/** Pushes a named event to the data layer of the tag manager; nothing unless measuring was accepted. */
export function track(event: string): void {
  if (readConsent() !== 'all') return
  globalThis.dataLayer ??= []
  globalThis.dataLayer.push({ event })
}
