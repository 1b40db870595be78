import { publicConfig } from '#lib/publicConfig.ts'
import { readConsent } from './consent.ts'

let started = false

/** Whether a script that the operator configured measures this page. */
export const isMeasuring = (): boolean => started

/** The address of an emailed link holds a secret, which no script from outside may read. */
const hasSecret = (): boolean => new URLSearchParams(location.search).has('token')

/** Loads the configured tag manager and tracking script, once, and only after consent. */
export function startMeasuring(): void {
  if (started || readConsent() !== 'all' || hasSecret()) return
  const { tagManagerId, crmScriptUrl } = publicConfig().measuring
  started = tagManagerId !== '' || crmScriptUrl !== ''
  // Most sites measure nothing: what loads the scripts is no part of every page.
  if (started)
    import('./trackers.ts').then(
      ({ loadTrackers }) => loadTrackers(tagManagerId, crmScriptUrl),
      (error) => console.error('What measures this page could not be loaded', error),
    )
}
