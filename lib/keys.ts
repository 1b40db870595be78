type Params = Record<string, unknown>

/** The SWR keys, shared by screens and first paints: the call, then its parameters. */
export const keys = {
  me: ['account/me'] as const,
  user: (id: string) => ['account/user', id] as const,
  users: (params: Params = {}) => ['account/users', params] as const,
  ratings: (userId: string, page = 1) => ['account/ratings', userId, page] as const,
  timeline: (userId: string, page = 1) => ['account/timeline', userId, page] as const,
  recentSearch: (userId: string) => ['account/recent-search', userId] as const,
  userSearch: (params: Params) => ['account/search', params] as const,
  googleNonce: ['account/google-nonce'] as const,
  surfle: ['account/surfle'] as const,
  surfleValid: ['account/surfle-valid'] as const,
  sessions: ['account/sessions'] as const,
  resetLink: (token: string) => ['account/reset-link', token] as const,
  friendship: (userId: string) => ['friends/friendship', userId] as const,
  friends: (userId: string, page = 1) => ['friends/list', userId, page] as const,
  blocks: ['moderation/blocks'] as const,
  mutes: ['moderation/mutes'] as const,
  hidden: ['moderation/hidden'] as const,
  queue: (params: Params = {}) => ['moderation/queue', params] as const,
  verifications: (params: Params = {}) => ['moderation/verifications', params] as const,
  verification: ['moderation/verification'] as const,
  appeals: (params: Params = {}) => ['moderation/appeals', params] as const,
  appeal: <Given extends Params>(params: Given) => ['moderation/appeal', params] as const,
  moderationLog: (page = 1) => ['moderation/log', page] as const,
  job: (id: string) => ['jobs/job', id] as const,
  jobDays: (id: string) => ['jobs/days', id] as const,
  jobs: (params: Params = {}) => ['jobs/jobs', params] as const,
  jobSearch: (params: Params = {}) => ['jobs/search', params] as const,
  savedSearches: ['jobs/saved-searches'] as const,
  jobPoints: (params: Params) => ['jobs/points', params] as const,
  places: (params: Params) => ['jobs/places', params] as const,
  globalJobSearch: (params: Params) => ['jobs/global-search', params] as const,
  myJobs: (params: Params = {}) => ['jobs/my-jobs', params] as const,
  applications: (params: Params) => ['jobs/applications', params] as const,
  application: (id: string) => ['jobs/application', id] as const,
  applicationStates: (userId: string, jobIds: string) => ['jobs/application-states', userId, jobIds] as const,
  volunteers: (params: Params = {}) => ['jobs/volunteers', params] as const,
  posts: (params: Params = {}) => ['posts/posts', params] as const,
  post: (id: string) => ['posts/post', id] as const,
  comments: (postId: string) => ['posts/comments', postId] as const,
  notifications: ['notifications/list'] as const,
  olderNotifications: (cursor: string) => ['notifications/older', cursor] as const,
  notificationCount: ['notifications/count'] as const,
  notificationPreferences: ['notifications/preferences'] as const,
  /** The id of the last live event when the page was rendered. */
  liveFrom: ['notifications/live-from'] as const,
  allchat: ['chat/allchat'] as const,
  chatWith: (params: Params) => ['chat/with', params] as const,
  messages: (conversationId: string) => ['chat/messages', conversationId] as const,
  messagesAround: (conversationId: string, id: string) => ['chat/messages', conversationId, id] as const,
  chatSearch: (search: string) => ['chat/search', search] as const,
  unreadChats: ['chat/count'] as const,
  savedEmails: ['dev/mails'] as const,
  emailPreviews: ['dev/emails'] as const,
  stores: (params: Params = {}) => ['stores', params] as const,
  document: (language: string, name: string) => ['documents', language, name] as const,
  countries: (language: string) => ['countries', language] as const,
}

/** Matches all keys with messages of a conversation. */
export const everyMessages = (conversationId: string) => (key: unknown) =>
  Array.isArray(key) && key[0] === 'chat/messages' && key[1] === conversationId

type Keys = typeof keys
type Key<Name extends keyof Keys> = Keys[Name] extends (...params: never[]) => infer Made ? Made : Keys[Name]
/** The calls that have keys. */
export type KeyCall = {
  [Name in keyof Keys]: Key<Name> extends readonly [infer Call, ...unknown[]] ? Call : never
}[keyof Keys]

/** Matches all keys of a call, with any parameters: `mutate(everyKey('jobs/search'))`. */
export const everyKey = (call: KeyCall) => (key: unknown) => Array.isArray(key) && key[0] === call
