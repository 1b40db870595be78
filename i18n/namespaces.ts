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
  'lists',
  'refusals',
  'validation',
  'mail',
  'pages',
  'dev',
] as const
export type Namespace = (typeof namespaces)[number]
