import type account from './es/account.ts'
import type applications from './es/applications.ts'
import type chat from './es/chat.ts'
import type common from './es/common.ts'
import type contact from './es/contact.ts'
import type dev from './es/dev.ts'
import type directory from './es/directory.ts'
import type donate from './es/donate.ts'
import type errors from './es/errors.ts'
import type friends from './es/friends.ts'
import type help from './es/help.ts'
import type jobs from './es/jobs.ts'
import type landing from './es/landing.ts'
import type lists from './es/lists.ts'
import type mail from './es/mail.ts'
import type media from './es/media.ts'
import type moderation from './es/moderation.ts'
import type myJobs from './es/myJobs.ts'
import type notifications from './es/notifications.ts'
import type pages from './es/pages.ts'
import type posts from './es/posts.ts'
import type profile from './es/profile.ts'
import type ratings from './es/ratings.ts'
import type reports from './es/reports.ts'
import type savedSearches from './es/savedSearches.ts'
import type search from './es/search.ts'
import type settings from './es/settings.ts'
import type stores from './es/stores.ts'
import type validation from './es/validation.ts'

/** The type of every dictionary, from Spanish: the keys that t() accepts. */
export type Dictionaries = {
  account: typeof account
  applications: typeof applications
  chat: typeof chat
  common: typeof common
  contact: typeof contact
  dev: typeof dev
  directory: typeof directory
  donate: typeof donate
  friends: typeof friends
  help: typeof help
  jobs: typeof jobs
  landing: typeof landing
  lists: typeof lists
  mail: typeof mail
  media: typeof media
  moderation: typeof moderation
  myJobs: typeof myJobs
  notifications: typeof notifications
  pages: typeof pages
  posts: typeof posts
  profile: typeof profile
  ratings: typeof ratings
  reports: typeof reports
  errors: typeof errors
  savedSearches: typeof savedSearches
  search: typeof search
  settings: typeof settings
  stores: typeof stores
  validation: typeof validation
}
