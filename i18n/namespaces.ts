/** The dictionaries of each language: a file each in i18n/<language>/. A new one is added here and in dictionaries.ts. */
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

/** What the shell around every page says. */
export const shellNamespaces = {
  always: ['common', 'pages', 'errors', 'lists', 'search'],
  /** The bell, the invitation, the help and reports, which may open over any page. */
  members: ['friends', 'help', 'notifications', 'reports'],
  /** The login dialog and the validation notice, which may stand over any page. */
  untilValidated: ['account', 'validation'],
} as const satisfies Record<string, readonly Namespace[]>
