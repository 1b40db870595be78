import type { ServerResponse } from 'node:http'
import snippets from 'react-gtm-module/dist/Snippets.js'
import { cspReports } from '#lib/calls.ts'
import { googleButton, tagManager } from '#lib/externalAddresses.ts'
import type { Config } from '../config/index.ts'
import { platform } from '../index.ts'
import { getCorsHeaders, preflightHeaders } from './cors.ts'
import { hashSource, inlineScripts } from './inlineScripts.ts'
import { getRequestId, requestIdHeader } from './requestId.ts'

/** Makes what depends on the settings alone once instead of for each response. */
function onceFor<T>(make: (config: Config) => T): (config: Config) => T {
  const made = new WeakMap<Config, T>()
  return (config) => {
    const known = made.get(config)
    if (known !== undefined) return known
    const value = make(config)
    made.set(config, value)
    return value
  }
}

/** The Cache-Control of what no cache may store, because another person may use the browser next. */
export const cacheNever = 'private, no-store'

const noDevices = 'camera=(), microphone=(), payment=(), usb=()'

const getCommonHeaders = ({ publicUrl }: Config) => ({
  'X-Frame-Options': 'DENY',
  'Referrer-Policy': 'strict-origin-when-cross-origin',
  // Google's popup has to reach the page that opened it.
  'Cross-Origin-Opener-Policy': 'same-origin-allow-popups',
  ...(publicUrl.startsWith('https:')
    ? { 'Strict-Transport-Security': 'max-age=31536000; includeSubDomains' }
    : {}),
})

const getTiles = (mapStyleUrl: string) => getOrigins([mapStyleUrl]).map((origin) => `connect-src ${origin}`)

const getCallHeaders = onceFor((config) => ({
  ...getCommonHeaders(config),
  ...getCorsHeaders(config),
  // The map's worker is a file with this policy, and fetches the tiles of the operator's map.
  'Content-Security-Policy': [
    "default-src 'none'",
    ...getTiles(config.mapStyleUrl),
    "frame-ancestors 'none'",
  ].join('; '),
  'X-Content-Type-Options': 'nosniff',
  'Permissions-Policy': `${noDevices}, geolocation=()`,
}))

const getPageHeaders = onceFor((config) =>
  Object.entries({
    ...getCommonHeaders(config),
    // Every page, because the page with "near me" opens inside the document of another one.
    'Permissions-Policy': `${noDevices}, geolocation=(self)`,
    // Next's development tools use eval, inline scripts and scripts that are sent as JSON.
    ...(config.production
      ? {
          'Content-Security-Policy': getPolicy(config),
          'Reporting-Endpoints': `csp="${cspReports}"`,
          'X-Content-Type-Options': 'nosniff',
        }
      : {}),
  }),
)

/** The request's id, security headers and those of CORS of a response that is no page. */
export function callHeaders(response: ServerResponse): Record<string, string> {
  return {
    [requestIdHeader]: getRequestId(response),
    ...getCallHeaders(platform().config),
    ...(response.req.method === 'OPTIONS' ? preflightHeaders : {}),
  }
}

const getJsonHeaders = onceFor((config) =>
  Object.entries({
    ...getCallHeaders(config),
    'Cache-Control': cacheNever,
    'Content-Type': 'application/json; charset=utf-8',
    Vary: 'Origin, Accept-Encoding',
  }).flat(),
)

/** The headers of a response of JSON, names and values in turn, which takes Node less time than a property for each. */
export const listJsonHeaders = (response: ServerResponse): string[] => [
  requestIdHeader,
  getRequestId(response),
  ...getJsonHeaders(platform().config),
]

/** Sets the request's id and the security headers of a page: only our own scripts, and connections only to the configured hosts. */
export function addPageHeaders(response: ServerResponse): void {
  response.setHeader(requestIdHeader, getRequestId(response))
  for (const [name, value] of listPageHeaders()) response.setHeader(name, value)
}

/** The security headers of every page. */
export const listPageHeaders = (): readonly [string, string][] => getPageHeaders(platform().config)

const getOrigins = (addresses: string[]) => [
  ...new Set(addresses.filter((address) => URL.canParse(address)).map((address) => new URL(address).origin)),
]

/** The SHA-256 of the one inline script that react-gtm-module writes for this container. */
function snippetHash(id: string): string {
  const { script } = snippets.tags({ id, events: {}, dataLayerName: 'dataLayer', auth: '', preview: '' })
  return hashSource(script)
}

/** The sources of the configured scripts that measure visits. */
function getMeasuring({ tagManagerId, crmScriptUrl }: Config['measuring']) {
  const crm = getOrigins([crmScriptUrl])
  return {
    scripts: [...(tagManagerId ? [snippetHash(tagManagerId), ...tagManager.scripts] : []), ...crm],
    reports: [...(tagManagerId ? tagManager.reports : []), ...crm],
  }
}

const ownScripts = Object.values(inlineScripts).map(hashSource)

function getPolicy({
  hosts,
  countriesUrl,
  google,
  measuring,
  mapStyleUrl,
  mediaPublicUrl,
  publicUrl,
}: Config): string {
  // Every page, because the page with a map opens inside the document of another one.
  const map = getOrigins([mapStyleUrl])
  const services = getOrigins([...Object.values(hosts), countriesUrl])
  const media = getOrigins([mediaPublicUrl])
  const identity = google.clientId ? getOrigins([googleButton, google.issuer]) : []
  const measured = getMeasuring(measuring)
  const rules: Record<string, string[]> = {
    'default-src': ["'self'"],
    'script-src': ["'self'", ...ownScripts, ...identity, ...measured.scripts],
    // React writes style attributes, which no hash can list.
    'style-src': ["'self'", "'unsafe-inline'", ...identity],
    'img-src': ["'self'", 'data:', 'blob:', ...services, ...media, ...measured.reports, ...map],
    'media-src': ["'self'", 'blob:', ...services, ...media],
    'font-src': ["'self'"],
    'connect-src': ["'self'", ...services, ...identity, ...measured.reports, ...map],
    'frame-src': identity.length > 0 ? identity : ["'none'"],
    'object-src': ["'none'"],
    'base-uri': ["'none'"],
    'form-action': ["'self'"],
    'frame-ancestors': ["'none'"],
    // Browsers that support report-to ignore report-uri.
    'report-to': ['csp'],
    'report-uri': [cspReports],
    ...(publicUrl.startsWith('https:') ? { 'upgrade-insecure-requests': [] } : {}),
  }
  return Object.entries(rules)
    .map(([name, sources]) => [name, ...sources].join(' '))
    .join('; ')
}
