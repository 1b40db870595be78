import type account from './es/account.ts'
import type applications from './es/applications.ts'
import type common from './es/common.ts'
import type dev from './es/dev.ts'
import type jobs from './es/jobs.ts'
import type landing from './es/landing.ts'
import type lists from './es/lists.ts'
import type mail from './es/mail.ts'
import type media from './es/media.ts'
import type pages from './es/pages.ts'
import type profile from './es/profile.ts'
import type refusals from './es/refusals.ts'
import type settings from './es/settings.ts'
import type validation from './es/validation.ts'

/** Every dictionary as Spanish shapes it: the keys that t() takes. */
export type Dictionaries = {
  account: typeof account
  applications: typeof applications
  common: typeof common
  dev: typeof dev
  jobs: typeof jobs
  landing: typeof landing
  lists: typeof lists
  mail: typeof mail
  media: typeof media
  pages: typeof pages
  profile: typeof profile
  refusals: typeof refusals
  settings: typeof settings
  validation: typeof validation
}
