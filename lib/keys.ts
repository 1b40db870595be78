type Question = Record<string, unknown>

/** The SWR keys, shared by screens and first paints: the call, then its parameters. */
export const keys = {
  me: ['account/me'] as const,
  user: (id: string) => ['account/user', id] as const,
  users: (question: Question = {}) => ['account/users', question] as const,
  ratings: (userId: string, page = 1) => ['account/ratings', userId, page] as const,
  timeline: (userId: string, page = 1) => ['account/timeline', userId, page] as const,
  recentSearch: (userId: string) => ['account/recent-search', userId] as const,
  userSearch: (question: Question) => ['account/search', question] as const,
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
  queue: (question: Question = {}) => ['moderation/queue', question] as const,
  verifications: (question: Question = {}) => ['moderation/verifications', question] as const,
  verification: ['moderation/verification'] as const,
  appeals: (question: Question = {}) => ['moderation/appeals', question] as const,
  appeal: <Params extends Question>(asked: Params) => ['moderation/appeal', asked] as const,
  moderationLog: (page = 1) => ['moderation/log', page] as const,
  job: (id: string) => ['jobs/job', id] as const,
  jobDays: (id: string) => ['jobs/days', id] as const,
  jobs: (question: Question = {}) => ['jobs/jobs', question] as const,
  jobSearch: (question: Question = {}) => ['jobs/search', question] as const,
  savedSearches: ['jobs/saved-searches'] as const,
  jobPoints: (question: Question) => ['jobs/points', question] as const,
  places: (question: Question) => ['jobs/places', question] as const,
  globalJobSearch: (question: Question) => ['jobs/global-search', question] as const,
  myJobs: (question: Question = {}) => ['jobs/my-jobs', question] as const,
  applications: (question: Question) => ['jobs/applications', question] as const,
  application: (id: string) => ['jobs/application', id] as const,
  applicationStates: (userId: string, jobIds: string) => ['jobs/application-states', userId, jobIds] as const,
  volunteers: (question: Question = {}) => ['jobs/volunteers', question] as const,
  posts: (question: Question = {}) => ['posts/posts', question] as const,
  post: (id: string) => ['posts/post', id] as const,
  comments: (postId: string) => ['posts/comments', postId] as const,
  notifications: ['notifications/list'] as const,
  olderNotifications: (cursor: string) => ['notifications/older', cursor] as const,
  notificationCount: ['notifications/count'] as const,
  notificationPreferences: ['notifications/preferences'] as const,
  /** The id of the last live event when the page was rendered. */
  liveFrom: ['notifications/live-from'] as const,
  allchat: ['chat/allchat'] as const,
  chatWith: (question: Question) => ['chat/with', question] as const,
  messages: (conversationId: string) => ['chat/messages', conversationId] as const,
  messagesAround: (conversationId: string, id: string) => ['chat/messages', conversationId, id] as const,
  chatSearch: (search: string) => ['chat/search', search] as const,
  unreadChats: ['chat/count'] as const,
  savedEmails: ['dev/mails'] as const,
  emailPreviews: ['dev/emails'] as const,
  stores: (question: Question = {}) => ['stores', question] as const,
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
