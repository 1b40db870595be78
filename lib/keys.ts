type Question = Record<string, unknown>

/** The SWR keys: the call first, then what was asked. Screens and first paints name data by these alone. */
export const keys = {
  me: ['account/me'] as const,
  user: (id: string) => ['account/user', id] as const,
  users: (question: Question = {}) => ['account/users', question] as const,
  ratings: (userId: string, page = 1) => ['account/ratings', userId, page] as const,
  timeline: (userId: string, page = 1) => ['account/timeline', userId, page] as const,
  recentSearch: (userId: string) => ['account/recent-search', userId] as const,
  userSearch: (question: Question) => ['account/search', question] as const,
  surfle: ['account/surfle'] as const,
  surfleValid: ['account/surfle-valid'] as const,
  sessions: ['account/sessions'] as const,
  friendship: (userId: string) => ['friends/friendship', userId] as const,
  friends: (userId: string, page = 1) => ['friends/list', userId, page] as const,
  blocks: ['moderation/blocks'] as const,
  job: (id: string) => ['jobs/job', id] as const,
  jobs: (question: Question = {}) => ['jobs/jobs', question] as const,
  jobSearch: (question: Question = {}) => ['jobs/search', question] as const,
  globalJobSearch: (question: Question) => ['jobs/global-search', question] as const,
  myJobs: (question: Question = {}) => ['jobs/my-jobs', question] as const,
  applications: (question: Question) => ['jobs/applications', question] as const,
  application: (id: string) => ['jobs/application', id] as const,
  volunteers: (question: Question = {}) => ['jobs/volunteers', question] as const,
  posts: (question: Question = {}) => ['posts/posts', question] as const,
  post: (id: string) => ['posts/post', id] as const,
  comments: (postId: string) => ['posts/comments', postId] as const,
  notifications: ['notifications/list'] as const,
  olderNotifications: (cursor: string) => ['notifications/older', cursor] as const,
  notificationCount: ['notifications/count'] as const,
  notificationPreferences: ['notifications/preferences'] as const,
  /** The last live event that the page knew of when it was made. */
  liveFrom: ['notifications/live-from'] as const,
  allchat: ['chat/allchat'] as const,
  chatWith: (question: Question) => ['chat/with', question] as const,
  messages: (conversationId: string) => ['chat/messages', conversationId] as const,
  unreadChats: ['chat/count'] as const,
  keptMails: ['dev/mails'] as const,
  stores: (question: Question = {}) => ['stores', question] as const,
  document: (language: string, name: string) => ['documents', language, name] as const,
  countries: (language: string) => ['countries', language] as const,
}

/** Matches every key of a call whatever was asked: `mutate(everyKey('jobs/search'))`. */
export const everyKey = (call: string) => (key: unknown) => Array.isArray(key) && key[0] === call
