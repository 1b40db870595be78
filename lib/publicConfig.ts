import { brand } from './brand.ts'
import { scriptJson } from './json.ts'

/** The services whose hosts are configurable; the others use the site's. */
export type Service = 'account' | 'friends' | 'notifications' | 'chat' | 'posts' | 'jobs'

/** The part of the configuration that browsers receive. Read when the server starts, never at build time. */
export type PublicConfig = {
  hosts: Record<Service, string>
  countriesUrl: string
  publicUrl: string
  timeZone: string
  passwordMax: number
  minimumAge: number
  /** How long a refusal can be undone; 0 for never. */
  undoSeconds: number
  googleClientId: string
  /** The operator's donation addresses, or "". */
  donations: { iban: string; bizum: string; paypal: string; stripe: string }
  /** What measures visits after consent, or "". */
  measuring: { tagManagerId: string; crmScriptUrl: string }
  /** The address of help in a messaging app; "" for the contact form. */
  helpChatUrl: string
  /** The operator's style of maps; "" for our own. */
  mapStyleUrl: string
  /** Whether demo logins and /dev pages are available. */
  demo: boolean
}

export const publicConfigDefaults: PublicConfig = {
  hosts: {
    account: '/api/account',
    friends: '/api/friends',
    notifications: '/api/notifications',
    chat: '/api/chat',
    posts: '/api/posts',
    jobs: '/api/jobs',
  },
  countriesUrl: '/api/countries',
  publicUrl: brand.publicUrl,
  timeZone: 'Europe/Madrid',
  passwordMax: 16,
  minimumAge: 16,
  undoSeconds: 600,
  googleClientId: '',
  donations: { iban: '', bizum: '', paypal: '', stripe: '' },
  measuring: { tagManagerId: '', crmScriptUrl: '' },
  helpChatUrl: '',
  mapStyleUrl: '',
  demo: false,
}

/** The id of the page's `<script type="application/json">` that carries the configuration. */
export const publicConfigElementId = 'public-config'

let known: PublicConfig | null = null

function readFromPage(): PublicConfig {
  const text = globalThis.document?.getElementById(publicConfigElementId)?.textContent
  const sent: Partial<PublicConfig> = text ? JSON.parse(text) : {}
  return { ...publicConfigDefaults, ...sent, hosts: { ...publicConfigDefaults.hosts, ...sent.hosts } }
}

/** Called when the server starts, and for each page by Next's copy of this module. */
export function providePublicConfig(config: PublicConfig): void {
  known = config
}

/** Returns the configuration: on the server as provided, in the browser from the page. */
export function publicConfig(): PublicConfig {
  if (known) return known
  const config = readFromPage()
  // Without a page the configuration is unknown, so the defaults are returned and not cached.
  if (globalThis.document) known = config
  return config
}

/** The configuration as text for that script element. */
export const publicConfigJson = (config: PublicConfig = publicConfig()) => scriptJson(config)
