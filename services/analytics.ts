import { publicConfig } from '#lib/publicConfig.ts'
import { readConsent } from './consent.ts'

declare global {
  var dataLayer: object[] | undefined
}

/** The longest that a registration waits for its event to be sent. */
const eventTimeoutMilliseconds = 1_000

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
  if (tagManagerId) loadTagManager(tagManagerId)
  if (crmScriptUrl) load(crmScriptUrl)
}

/** Loads the code only after consent. */
async function loadTagManager(gtmId: string): Promise<void> {
  try {
    const { default: TagManager } = await import('react-gtm-module')
    TagManager.initialize({ gtmId })
  } catch (error) {
    console.error('The tag manager could not be loaded', error)
  }
}

function load(address: string): void {
  const script = document.createElement('script')
  script.async = true
  script.src = address
  script.onerror = () => console.error(`The script ${address} could not be loaded`)
  document.head.append(script)
}

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
