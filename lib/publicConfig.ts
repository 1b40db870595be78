import { brand } from './brand.ts'
import { scriptJson } from './json.ts'

/** The services whose hosts an operator may move; the others stay with the site. */
export type Service = 'account' | 'friends' | 'notifications' | 'chat' | 'posts' | 'jobs'

/** What the browser may know of the configuration. Read at the start of the server, never frozen into a build. */
export type PublicConfig = {
  hosts: Record<Service, string>
  countriesUrl: string
  publicUrl: string
  timeZone: string
  passwordMax: number
  minimumAge: number
  /** How long a refusal can be undone; 0: not at all. */
  undoSeconds: number
  googleClientId: string
  /** The operator's own ways to take gifts, "" where there is none. */
  donations: { iban: string; bizum: string; paypal: string; stripe: string }
  /** What measures visits once a visitor has agreed, "" where there is none. */
  measuring: { tagManagerId: string; crmScriptUrl: string }
  /** Where people are helped in a messaging app; "": by the contact form. */
  helpChatUrl: string
  /** Demo logins and /dev pages are offered. */
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

/** Called by the server at its start, and by Next's bundle of this module with each page. */
export function providePublicConfig(config: PublicConfig): void {
  known = config
}

/** The configuration on either side: as provided on the server, as the page carries it in the browser. */
export function publicConfig(): PublicConfig {
  if (known) return known
  const config = readFromPage()
  // Outside a page nothing has been told yet: answer with defaults, remember nothing.
  if (globalThis.document) known = config
  return config
}

/** The configuration as text for that script element. */
export const publicConfigJson = (config: PublicConfig = publicConfig()) => scriptJson(config)
