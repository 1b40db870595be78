import { part, withQuery } from './paths.ts'
import { publicConfig, type Service } from './publicConfig.ts'

/** The path prefix of all endpoints, which the server's cookies are limited to. */
export const apiPath = '/api'

/** Where browsers report violations of a page's content security policy. */
export const cspReports = `${apiPath}/csp-reports`

/** What programs of the operator ask: a balancer whether the site is well, Prometheus for its numbers. */
export const operatorCalls = { health: `${apiPath}/health`, metrics: `${apiPath}/metrics` } as const

/** The endpoint of every call, relative to the host of its service. */
export const calls = {
  account: {
    register: '/register',
    validate: '/validate',
    resendValidation: '/validate/resend',
    correctEmail: '/validate/email',
    login: '/login',
    socialSignIn: '/verify-social-token-signin',
    googleNonce: '/google-nonce',
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
    notMe: '/not-me',
    password: '/password',
    forgotPassword: '/password/forgot',
    resetPassword: '/password/reset',
    sessions: '/sessions',
    session: (id: string) => `/sessions/${part(id)}`,
    firstLoginDone: '/first-login/done',
    export: '/export',
    ownData: '/own-data',
    exportByLink: '/own-data/export',
    eraseByLink: '/own-data/erase',
    ratings: (userId: string) => `/ratings/${part(userId)}`,
    ratingAnswer: (id: string) => `/ratings/${part(id)}/answer`,
    contact: '/contact',
    unsubscribe: (token: string) => withQuery('/unsubscribe', { token }),
  },
  jobs: {
    jobs: '/jobs',
    search: '/jobs/search',
    searchPoints: '/jobs/search/points',
    globalSearch: '/jobs/globalSearch',
    savedSearches: '/saved-searches',
    savedSearch: (id: string) => `/saved-searches/${part(id)}`,
    places: '/places',
    favoriteJobs: '/jobs/favorites',
    appliedJobs: '/jobs/applied',
    job: (id: string) => `/job/${part(id)}`,
    ownJob: (id: string) => `/jobs/${part(id)}`,
    close: (id: string) => `/jobs/${part(id)}/close`,
    view: (id: string) => `/jobs/${part(id)}/view`,
    duplicate: (id: string) => `/jobs/${part(id)}/duplicate`,
    favorite: (id: string) => `/jobs/${part(id)}/favorite`,
    days: (id: string) => `/jobs/${part(id)}/days`,
    applicationsCsv: (id: string) => `/jobs/${part(id)}/applications.csv`,
    apply: '/job/apply',
    applications: '/job/application',
    applicationStates: '/job/application/states',
    decideApplications: '/job/application/decide',
    shortlist: '/job/application/shortlist',
    messageApplicants: '/job/application/message',
    applicantNote: (id: string) => `/job/application/${part(id)}/note`,
    application: (id: string) => `/job/application/${part(id)}`,
    place: (id: string) => `/job/application/${part(id)}/place`,
    volunteers: '/volunteers',
    volunteer: (userId: string) => `/volunteers/${part(userId)}`,
  },
  posts: {
    posts: '/posts',
    watch: '/posts/watch',
    post: (id: string) => `/posts/${part(id)}`,
    like: (id: string) => `/posts/${part(id)}/like`,
    save: (id: string) => `/posts/${part(id)}/save`,
    hide: (id: string) => `/posts/${part(id)}/hide`,
    comments: (id: string) => `/posts/${part(id)}/comments`,
    comment: (id: string) => `/comments/${part(id)}`,
    commentLike: (id: string) => `/comments/${part(id)}/like`,
  },
  notifications: {
    list: '/notify',
    count: '/notify/count',
    dismiss: '/deleteNotify',
    dismissAll: (userId: string) => `/delete-all/${part(userId)}`,
    restoreAll: (userId: string) => `/restore-all/${part(userId)}`,
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
    message: (id: string) => `/message/${part(id)}`,
    search: '/search',
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
    hidden: '/hidden',
    queue: '/queue',
    decide: '/decide',
    log: '/log',
    appeal: '/appeal',
    appeals: '/appeals',
    decideAppeal: (decisionId: string) => `/appeals/${part(decisionId)}`,
    verification: '/verification',
    verifications: '/verifications',
    verify: (userId: string) => `/verify/${part(userId)}`,
    blocks: '/blocks',
    block: (userId: string) => `/block/${part(userId)}`,
    mutes: '/mutes',
    mute: (userId: string) => `/mute/${part(userId)}`,
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

/** Every service with endpoints, also those whose host cannot be moved. */
export type Host = Service | 'moderation' | 'media' | 'countries' | 'documents' | 'stores'

const fixedHosts: Record<Exclude<Host, Service | 'countries'>, string> = {
  moderation: '/api/moderation',
  media: '/api/media',
  documents: '/api/documents',
  stores: '/api/stores',
}

/** Returns the address of a service's host, without a trailing slash. */
export function getHost(host: Host): string {
  const { hosts, countriesUrl } = publicConfig()
  const address = { ...hosts, ...fixedHosts, countries: countriesUrl }[host]
  return address.replace(/\/+$/, '')
}
