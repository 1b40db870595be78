/** The dictionaries of each language, one file each in i18n/<language>/. Add new ones here and in dictionaries.ts. */
export const namespaces = [
  'common',
  'landing',
  'account',
  'settings',
  'profile',
  'jobs',
  'myJobs',
  'applications',
  'media',
  'chat',
  'contact',
  'donate',
  'friends',
  'help',
  'moderation',
  'notifications',
  'posts',
  'ratings',
  'reports',
  'savedSearches',
  'search',
  'stores',
  'lists',
  'errors',
  'validation',
  'mail',
  'pages',
  'dev',
  'directory',
] as const
export type Namespace = (typeof namespaces)[number]

/** Forms open over any page, too, and say what is wrong in them. */
const always = ['common', 'pages', 'errors', 'lists', 'search', 'validation'] as const
/** The bell, invitations, help and reports may open over any page. */
const members = ['friends', 'help', 'notifications', 'reports'] as const
/** The login dialog and the validation notice may open over any page. */
const untilValidated = ['account'] as const

/** The dictionaries of the shell around every page, by who sees it. */
export const shellNamespaces = {
  guest: [...always, ...untilValidated],
  newcomer: [...always, ...members, ...untilValidated],
  member: [...always, ...members],
} as const satisfies Record<string, readonly Namespace[]>
export type Shell = keyof typeof shellNamespaces
