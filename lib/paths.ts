import { addressLimits } from '#contracts/addressLimits.ts'
import type { ApplicationStatus, Language } from '#contracts/lists.ts'
import { fitting } from './address.ts'

export type Query = Record<string, string | number | boolean | null | undefined>

/** Returns a path with its query, without empty, null and undefined values. */
export function withQuery(path: string, query: Query = {}): string {
  const pairs = Object.entries(query).flatMap(([name, value]) =>
    value === undefined || value === null || value === '' ? [] : [[name, String(value)]],
  )
  return pairs.length > 0 ? `${path}?${new URLSearchParams(pairs)}` : path
}

/** Encodes a value as one segment of a path. */
export const part = (value: string) => encodeURIComponent(value.toWellFormed())

// biome-ignore lint/suspicious/noControlCharactersInRegex: these are what is refused
const neverInPath = /[\\\u0000-\u0020\u007F-\u009F\u2028\u2029]/

/** Returns a path of this site unchanged, or null for other hosts, schemes and malformed paths that browsers would repair. */
export function safePath(path: unknown): string | null {
  if (typeof path !== 'string' || path.length > 2_000) return null
  if (!path.startsWith('/') || neverInPath.test(path) || !path.isWellFormed()) return null
  const site = 'http://same.site'
  if (!URL.canParse(path, site)) return null
  const { origin, pathname } = new URL(path, site)
  return origin === site && !path.startsWith('//') && !pathname.startsWith('//') ? path : null
}

export const dashboardTabs = ['reports', 'verification', 'appeals', 'log'] as const
export type DashboardTab = (typeof dashboardTabs)[number]
export type SettingsTab = 'main' | 'preferences' | 'security'

/** The id of the heading of an organisation's ratings, also in an address. */
export const ratingsId = 'ratings'

export const profileTabs = ['feed', 'profile', 'timeline', 'media', 'friends', 'jobs'] as const
export type ProfileTab = (typeof profileTabs)[number]
export const sitemapParts = ['pages', 'jobs', 'organisations'] as const
type SitemapPart = (typeof sitemapParts)[number]

/** The longest address; Next's request for its data is slightly longer. */
const longestAddress = addressLimits.characters - 100

/** Adds `then` to an address if it is a path of this site; one that is too long loses its query or is left out. */
function leadingTo(path: string, then?: string | null): string {
  const safe = safePath(then)
  const ways = safe ? [safe, safe.split('?')[0] ?? ''] : []
  const joint = path.includes('?') ? '&' : '?'
  const addresses = ways.map((way) => `${path}${joint}then=${encodeURIComponent(way)}`)
  return addresses.find(({ length }) => length <= longestAddress) ?? path
}

/** Encoded characters of a search term; the page's data contains it twice. */
const longestTerm = 600

/** The parameter of every page that sets a guest's language. */
export const languageParam = 'lang'

/** The parameter of links in emails to an offer, whose views are counted as such. */
export const fromMail = { from: 'mail' } as const

/** All addresses of the site. */
export const paths = {
  home: '/',
  favicon: '/favicon.svg',
  appleIcon: '/icons/apple-touch-icon.png',
  /** Icons by their size in pixels. */
  icons: { 192: '/icons/icon-192.png', 512: '/icons/icon-512.png', maskable: '/icons/maskable-512.png' },
  sitemap: '/sitemap.xml',
  /** Addresses of one kind, at most 50,000 of them, from the one after `after` on. */
  sitemapPart: (part: SitemapPart, after?: string) => withQuery(`/sitemap/${part}.xml`, { after }),
  /** A language's service worker, which shows the offline page in that language. */
  serviceWorker: (lang: string) => withQuery('/service-worker.js', { lang }),
  /** A page's texts as a script; see server/platform/page/textFile.ts. */
  texts: (name: string) => `/texts/${name}`,
  manifest: (lang?: string) => withQuery('/manifest.webmanifest', { lang }),
  login: (then?: string | null) => leadingTo('/login', then),
  register: (then?: string | null) => leadingTo('/register', then),
  /** The registration that an invitation opens. */
  invited: (invitation: string) => withQuery('/register', { invitation }),
  registerOrganisation: '/register?typeRegister=ong',
  registerVolunteer: '/register-volunteer',
  /** `then`: where to go afterwards; `change`: the link confirms another address of an account. */
  validate: (token?: string, then?: string, change?: true) =>
    leadingTo(withQuery('/validate', { token, change }), then),
  forgotPassword: '/forgot-password',
  ownData: (token?: string) => withQuery('/own-data', { token }),
  resetPassword: (token?: string) => withQuery('/reset-password', { token }),
  /** The link of emails that warn of changes to an account. */
  notMe: (token?: string) => withQuery('/not-me', { token }),
  /** The page after the deletion of an account. */
  accountDeleted: (lang?: string) => withQuery('/account-deleted', { lang }),
  unsubscribe: (token?: string) => withQuery('/unsubscribe', { token }),
  /** With the `token` of an email, or the id of a `decision` about the viewer. */
  appeal: (asked: { token?: string; decision?: string } = {}) => withQuery('/appeal', asked),

  /** The default page after signing in. */
  feed: '/feed',
  savedPosts: '/feed?tab=saved',
  post: (id: string) => `/post/${part(id)}`,
  jobs: (query?: Query) => withQuery('/jobs', query),
  favoriteJobs: '/jobs/favorites',
  appliedJobs: '/jobs/applied',
  job: (id: string, query?: Query) => withQuery(`/job/${part(id)}`, query),
  /** One's own offer that has been published just now, with the ways to share it. */
  published: (id: string) => `/job/${part(id)}?published=true`,
  /** An offer with its form to apply. */
  apply: (id: string) => `/job/${part(id)}?apply=true`,
  myJobs: '/my-jobs',
  newJob: '/my-jobs/new',
  /** The form of a new offer that is saved as a draft. */
  newJobDraft: (draft: string) => withQuery('/my-jobs/new', { draft }),
  editJob: (id: string) => `/my-jobs/${part(id)}/edit`,
  poster: (id: string) => `/my-jobs/${part(id)}/poster`,
  applicants: (jobId: string, status?: ApplicationStatus) =>
    withQuery(`/my-jobs/${part(jobId)}/applicants`, { status }),
  volunteers: '/volunteers',
  findVolunteers: '/volunteers?tab=find',
  entities: (query?: Query) => withQuery('/entities', query),
  stores: (query?: Query) => withQuery('/stores', query),
  search: (term = '', tab?: string) =>
    withQuery(term ? `/search/${part(fitting(term, longestTerm))}` : '/search', { tab }),
  notifications: '/notifications',
  /** `message`: opens a conversation there; `search`: with these words marked. */
  chat: (query: { userId?: string; conversation?: string; message?: string; search?: string } = {}) =>
    withQuery('/chat', query),
  profile: (tab?: ProfileTab) => withQuery('/profile', { tab }),
  user: (id: string, tab?: ProfileTab) => withQuery(`/user/${part(id)}`, { tab }),
  /** The ratings of an organisation, and the form of the viewer's own. */
  ratings: (id: string) => `${withQuery(`/user/${part(id)}`, { tab: 'profile' })}#${ratingsId}`,
  ownRatings: `/profile?tab=profile#${ratingsId}`,
  settings: (tab?: SettingsTab) => withQuery('/settings', { tab }),
  /** One field of the account form; saving opens `then`. */
  settingsField: (field: string, then?: string) =>
    leadingTo(withQuery('/settings', { tab: 'main', field }), then),
  dashboard: (query?: Query & { tab?: DashboardTab }) => withQuery('/dashboard', query),

  donate: '/donate',
  faq: '/faq',
  about: '/about',
  privacy: '/privacy',
  cookies: '/cookies',
  terms: '/terms',
  contact: '/contact',
  disclaimer: '/disclaimer',
  notFound: '/not-found',

  devRefreshToken: '/dev/refresh-token',
  devMail: (query?: { language: string }) => withQuery('/dev/mail', query),
}

/** The address of a page that sets a guest's language and leads to the page itself. */
export function inLanguage(address: string, language: Language): string {
  const [path = '', query] = address.split('#', 1)[0]?.split('?', 2) ?? []
  const params = new URLSearchParams(query)
  params.set(languageParam, language)
  return `${path}?${params}`
}

/** The offer whose applicants this address lists; null for other addresses. */
export const getAppliedJob = (path: string): string | null =>
  /^\/my-jobs\/([^/]+)\/applicants$/.exec(path)?.[1] ?? null

/** Converts the address of an offer's applicants to the offer's, for its applicants; other addresses stay. */
export function asApplicant(path: string): string {
  const id = getAppliedJob(path)
  return id ? `/job/${id}` : path
}

/** What our own map is drawn from, under public/. */
export const mapFiles = { world: '/map/world.json', cities: '/map/cities.json' }

/** Our own images under public/. */
export const images = {
  /** The home page's image, light or dark, in full width or for phones. */
  landing: (scheme: 'light' | 'dark', width: 800 | 1400) => `/art/landing-${scheme}-${width}.webp`,
  /** The preview of shared pages without an image: 1200x630. */
  social: '/art/social.jpg',
  /** The ten default banners, from 1. */
  banner: (number: number) => `/backgrounds/${number}.jpg`,
}
