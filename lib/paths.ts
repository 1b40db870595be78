import { publicConfig, type Service } from './publicConfig.ts'

type Query = Record<string, string | number | boolean | null | undefined>

/** A path with its query; empty, null and undefined values are left out. */
export function withQuery(path: string, query: Query = {}): string {
  const told = Object.entries(query).flatMap(([name, value]) =>
    value === undefined || value === null || value === '' ? [] : [[name, String(value)]],
  )
  return told.length > 0 ? `${path}?${new URLSearchParams(told)}` : path
}

const part = (value: string) => encodeURIComponent(value.toWellFormed())

// biome-ignore lint/suspicious/noControlCharactersInRegex: these are what is refused
const neverInPath = /[\\\u0000-\u0020\u007F-\u009F\u2028\u2029]/

/** A path of this site as it was given, or null: no other host, no scheme, no trick a browser would mend. */
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
export const profileTabs = ['feed', 'profile', 'timeline', 'media', 'friends', 'jobs'] as const
export type ProfileTab = (typeof profileTabs)[number]
export const sitemapParts = ['pages', 'jobs', 'organisations'] as const
type SitemapPart = (typeof sitemapParts)[number]

/** An address that leads on to `then`, when that is a path of this site. */
function leadingTo(path: string, then?: string | null): string {
  const safe = safePath(then)
  return safe ? `${path}?then=${encodeURIComponent(safe)}` : path
}

/** Every address of the site. */
export const paths = {
  home: '/',
  favicon: '/favicon.svg',
  appleIcon: '/icons/apple-touch-icon.png',
  /** Icons by their size in pixels. */
  icons: { 192: '/icons/icon-192.png', 512: '/icons/icon-512.png', maskable: '/icons/maskable-512.png' },
  sitemap: '/sitemap.xml',
  /** Addresses of one kind, at most 50,000 of them, from the one after `after` on. */
  sitemapPart: (part: SitemapPart, after?: string) => withQuery(`/sitemap/${part}.xml`, { after }),
  manifest: (lang?: string) => withQuery('/manifest.webmanifest', { lang }),
  login: (then?: string | null) => leadingTo('/login', then),
  register: (then?: string | null) => leadingTo('/register', then),
  /** The sign-up that an invitation leads to. */
  invited: (invitation: string) => withQuery('/register', { invitation }),
  registerOrganisation: '/register?typeRegister=ong',
  registerVolunteer: '/register-volunteer',
  validate: (token?: string) => withQuery('/validate', { token }),
  forgotPassword: '/forgot-password',
  resetPassword: (token?: string) => withQuery('/reset-password', { token }),
  unsubscribe: (token?: string) => withQuery('/unsubscribe', { token }),
  /** With the `token` of a letter, or the id of a `decision` about oneself. */
  appeal: (asked: { token?: string; decision?: string } = {}) => withQuery('/appeal', asked),

  /** Where someone who signed in lands when they were on their way to nowhere else. */
  feed: '/feed',
  post: (id: string) => `/post/${part(id)}`,
  jobs: (query?: Query) => withQuery('/jobs', query),
  favoriteJobs: '/jobs/favorites',
  appliedJobs: '/jobs/applied',
  job: (id: string) => `/job/${part(id)}`,
  myJobs: '/my-jobs',
  newJob: '/my-jobs/new',
  editJob: (id: string) => `/my-jobs/${part(id)}/edit`,
  applicants: (jobId: string) => `/my-jobs/${part(jobId)}/applicants`,
  volunteers: '/volunteers',
  findVolunteers: '/volunteers?tab=find',
  entities: (query?: Query) => withQuery('/entities', query),
  stores: (query?: Query) => withQuery('/stores', query),
  search: (term = '', tab?: string) => withQuery(term ? `/search/${part(term)}` : '/search', { tab }),
  notifications: '/notifications',
  chat: (query: { userId?: string; conversation?: string } = {}) => withQuery('/chat', query),
  profile: (tab?: ProfileTab) => withQuery('/profile', { tab }),
  user: (id: string, tab?: ProfileTab) => withQuery(`/user/${part(id)}`, { tab }),
  settings: (tab?: SettingsTab) => withQuery('/settings', { tab }),
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
  devMail: (query?: { letters: string }) => withQuery('/dev/mail', query),
}

/** The pages of other networks that hand a link on, with these words where they take any. */
export const sharing = {
  facebook: (u: string) => withQuery('https://www.facebook.com/sharer/sharer.php', { u }),
  twitter: (url: string, text: string) => withQuery('https://twitter.com/intent/tweet', { url, text }),
  whatsapp: (url: string, text: string) =>
    withQuery('https://api.whatsapp.com/send', { text: `${text} ${url}` }),
  telegram: (url: string, text: string) => withQuery('https://t.me/share/url', { url, text }),
  linkedin: (url: string) => withQuery('https://www.linkedin.com/sharing/share-offsite/', { url }),
}
export type ShareNetwork = keyof typeof sharing

/** Google's tag manager: its container, the host of its scripts, and where what they count goes. */
export const tagManager = {
  container: (id: string) => withQuery('https://www.googletagmanager.com/gtm.js', { id }),
  scripts: ['https://www.googletagmanager.com'],
  reports: [
    'https://www.googletagmanager.com',
    'https://*.google-analytics.com',
    'https://*.analytics.google.com',
  ],
}

/** Our own pictures under public/. */
export const pictures = {
  /** Of the first page, in light or dark, and in its whole width or for phones. */
  landing: (scheme: 'light' | 'dark', width: 800 | 1400) => `/art/landing-${scheme}-${width}.webp`,
  /** The ground behind a search, which styles/grounds.css draws. */
  ground: '/art/search.jpg',
  /** What stands beside a quoted page that has no picture of its own: 1200x630. */
  social: '/art/social.jpg',
  /** The ten default banners, from 1. */
  banner: (number: number) => `/backgrounds/${number}.jpg`,
}

/** The door of every call, relative to the host of its service. */
export const calls = {
  account: {
    register: '/register',
    validate: '/validate',
    resendValidation: '/validate/resend',
    correctEmail: '/validate/email',
    login: '/login',
    socialSignIn: '/verify-social-token-signin',
    refresh: '/refresh-token',
    logout: '/logout',
    me: '/user-by-token',
    user: (id: string) => `/user/${part(id)}`,
    timeline: (id: string) => `/user/${part(id)}/timeline`,
    users: '/users',
    surfle: '/user/surfle/false',
    surfleValid: '/user/surfle/true',
    search: '/search',
    recentSearch: (userId: string) => `/recent-search/${part(userId)}`,
    settings: '/settings',
    preferences: '/preferences',
    email: '/email',
    password: '/password',
    forgotPassword: '/password/forgot',
    resetPassword: '/password/reset',
    sessions: '/sessions',
    session: (id: string) => `/sessions/${part(id)}`,
    firstLoginDone: '/first-login/done',
    export: '/export',
    ratings: (userId: string) => `/ratings/${part(userId)}`,
    ratingAnswer: (id: string) => `/ratings/${part(id)}/answer`,
    contact: '/contact',
    unsubscribe: (token: string) => withQuery('/unsubscribe', { token }),
  },
  jobs: {
    jobs: '/jobs',
    search: '/jobs/search',
    globalSearch: '/jobs/globalSearch',
    favoriteJobs: '/jobs/favorites',
    appliedJobs: '/jobs/applied',
    job: (id: string) => `/job/${part(id)}`,
    ownJob: (id: string) => `/jobs/${part(id)}`,
    close: (id: string) => `/jobs/${part(id)}/close`,
    duplicate: (id: string) => `/jobs/${part(id)}/duplicate`,
    favorite: (id: string) => `/jobs/${part(id)}/favorite`,
    applicationsCsv: (id: string) => `/jobs/${part(id)}/applications.csv`,
    apply: '/job/apply',
    applications: '/job/application',
    application: (id: string) => `/job/application/${part(id)}`,
    volunteers: '/volunteers',
    volunteer: (userId: string) => `/volunteers/${part(userId)}`,
  },
  posts: {
    posts: '/posts',
    watch: '/posts/watch',
    post: (id: string) => `/posts/${part(id)}`,
    like: (id: string) => `/posts/${part(id)}/like`,
    comments: (id: string) => `/posts/${part(id)}/comments`,
    comment: (id: string) => `/comments/${part(id)}`,
    commentLike: (id: string) => `/comments/${part(id)}/like`,
  },
  notifications: {
    list: '/notify',
    count: '/notify/count',
    dismiss: '/deleteNotify',
    dismissAll: (userId: string) => `/delete-all/${part(userId)}`,
    read: '/read',
    stream: '/stream',
    preferences: '/preferences',
  },
  chat: {
    conversations: '/allchat',
    unread: '/count',
    messages: (conversationId: string) => `/messages/${part(conversationId)}`,
    markRead: (conversationId: string) => `/update-unread/${part(conversationId)}`,
    send: '/save',
    typing: (conversationId: string) => `/typing/${part(conversationId)}`,
    request: (conversationId: string) => `/request/${part(conversationId)}`,
  },
  friends: {
    add: '/add',
    accept: '/accept',
    friends: '/friends',
    remove: '/remove',
    list: (userId: string) => `/list/${part(userId)}`,
    invite: '/invite',
  },
  moderation: {
    report: '/report',
    queue: '/queue',
    decide: '/decide',
    log: '/log',
    appeal: '/appeal',
    appeals: '/appeals',
    answerAppeal: (decisionId: string) => `/appeals/${part(decisionId)}`,
    verification: '/verification',
    verifications: '/verifications',
    verify: (userId: string) => `/verify/${part(userId)}`,
    blocks: '/blocks',
    block: (userId: string) => `/block/${part(userId)}`,
  },
  media: {
    upload: '',
    tus: '/tus',
    file: (imgName: string) => `/${part(imgName)}`,
  },
  countries: { list: '' },
  stores: { list: '', store: (id: string) => `/${part(id)}` },
  documents: { document: (name: string) => `/${part(name)}` },
}

/** Where an applicant finds what the organisation finds among its applicants: the offer. Other addresses stay. */
export const asApplicant = (path: string): string =>
  path.replace(/^\/my-jobs\/([^/]+)\/applicants$/, '/job/$1')

/** Every service with doors, also those that never leave the site. */
export type Host = Service | 'moderation' | 'media' | 'countries' | 'documents' | 'stores'

const fixedHosts: Record<Exclude<Host, Service | 'countries'>, string> = {
  moderation: '/api/moderation',
  media: '/api/media',
  documents: '/api/documents',
  stores: '/api/stores',
}

/** The address of a service's host, without a slash at its end. */
export function hostOf(host: Host): string {
  const { hosts, countriesUrl } = publicConfig()
  const address = { ...hosts, ...fixedHosts, countries: countriesUrl }[host]
  return address.replace(/\/+$/, '')
}
