/** Salts are deleted each day; a copy in a backup would reveal whose the hashes were. */
const neverCopied = ['view_salts']
/** Written by triggers as the offers and messages are restored. */
export const derived = [
  'job_documents',
  'job_terms',
  'search_words',
  'search_lexemes',
  'job_spots',
  'message_documents',
]
/** Comes with the app: the next start loads it. */
const loaded = ['cities', 'city_names', 'city_lists']

export const leftOut = [...neverCopied, ...derived, ...loaded]

/** Whether a backup has this table today; one from before a table was left out may still contain it. */
export const isCopied = (name: string): boolean => !leftOut.includes(name.replace(/^public\./, ''))
