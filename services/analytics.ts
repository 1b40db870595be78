import { publicConfig } from '#lib/publicConfig.ts'
import { readConsent } from './consent.ts'

declare global {
  var dataLayer: object[] | undefined
}

/** How long a sign-up waits for its event to be sent, at most. */
const patience = 1_000

let started = false

/** Whether something of the operator's choice measures this page. */
export const isMeasuring = (): boolean => started

/** The address of a letter's link holds a secret, which no script from outside may read. */
const hasSecret = (): boolean => new URLSearchParams(location.search).has('token')

/** Loads the tag manager and the tracking script where they are configured; nothing without consent, and only once. */
export function startMeasuring(): void {
  if (started || readConsent() !== 'all' || hasSecret()) return
  const { tagManagerId, crmScriptUrl } = publicConfig().measuring
  started = tagManagerId !== '' || crmScriptUrl !== ''
  if (tagManagerId) loadTagManager(tagManagerId)
  if (crmScriptUrl) load(crmScriptUrl)
}

/** Its code is sent to those who consented alone. */
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

/** Pushes a named event to the data layer; nothing unless measuring was accepted. Done when it may be left behind. */
export function track(event: string): Promise<void> {
  if (readConsent() !== 'all') return Promise.resolve()
  if (!isMeasuring()) {
    push({ event })
    return Promise.resolve()
  }
  return new Promise((done) => {
    push({ event, eventCallback: () => done(), eventTimeout: patience })
    setTimeout(done, patience)
  })
}
