/** The dictionaries of each language, one file each in i18n/<language>/. Add new ones here and in dictionaries.ts. */
export const namespaces = [
  'common',
  'landing',
  'account',
  'settings',
  'profile',
  'jobs',
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

/** The dictionaries of the shell around every page. */
export const shellNamespaces = {
  always: ['common', 'pages', 'errors', 'lists', 'search'],
  /** The bell, invitations, help and reports may open over any page. */
  members: ['friends', 'help', 'notifications', 'reports'],
  /** The login dialog and the validation notice may open over any page. */
  untilValidated: ['account', 'validation'],
} as const satisfies Record<string, readonly Namespace[]>
