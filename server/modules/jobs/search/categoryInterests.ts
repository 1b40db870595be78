import type { Interest, JobCategory } from '#contracts/lists.ts'

/** The interests that an offer of each category matches. */
export const categoryInterests: Record<JobCategory, readonly Interest[]> = {
  addictions: ['healthcare', 'social-service'],
  advice: ['justice', 'entrepreneurship', 'social-service'],
  'humanitarian-aid': ['social-service', 'migration', 'community-work'],
  feeding: ['social-service', 'community-work'],
  animals: ['environment'],
  'responsible-consumption': ['environment', 'entrepreneurship'],
  'development-cooperation': ['community-work', 'politics', 'entrepreneurship'],
  'culture-and-social-art': ['culture-art'],
  'human-rights': ['justice', 'politics'],
  design: ['communication-media', 'culture-art'],
  sports: ['sports'],
  'childhood-youth-and-family': ['education', 'social-service'],
  computing: ['tecnology'],
  'immigration-refuge-and-asylum': ['migration', 'justice'],
  international: ['migration', 'politics', 'turism'],
  greater: ['social-service', 'healthcare', 'community-work'],
  'ethnic-minorities': ['justice', 'migration', 'community-work'],
  women: ['justice', 'social-service'],
  'people-with-disabilities': ['social-service', 'healthcare'],
  'people-at-risk-of-exclusion': ['social-service', 'community-work'],
  'people-in-prison-situation': ['justice', 'social-service'],
  homeless: ['social-service', 'community-work'],
  health: ['healthcare', 'research-science'],
  icts: ['tecnology', 'communication-media'],
}
