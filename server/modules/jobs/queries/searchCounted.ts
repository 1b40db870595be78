import { LRUCache } from 'lru-cache'
import type { JobFacets } from '#contracts/jobSearch.ts'
import type { Db } from '#server/platform/db/index.ts'
import type { Search, WordsMatch } from './searchOrder.ts'

type Counted = { at: number; facets: JobFacets }

const lasting = 60_000
const mostCached = 1_000
const cached = new WeakMap<Db, LRUCache<string, Counted>>()

/** Searches with the same key find the same offers; null for those near a point, whose list of points is long. */
export function getCountedKey(
  { part, filters, withFacets }: Search,
  match: WordsMatch | null,
): string | null {
  const isNear = filters.near !== null && filters.near !== 'online'
  return isNear ? null : JSON.stringify([part, withFacets, match?.asked, filters])
}

/**
 * The facets of a search that found more offers than are counted less than a minute ago. They count a thousand of these,
 * so that one offer more or less is not missed; which offers are shown is never read from here.
 */
export function findCounted(db: Db, key: string | null, now: Date): JobFacets | null {
  const known = key === null ? undefined : cached.get(db)?.get(key)
  return known && Math.abs(now.getTime() - known.at) < lasting ? known.facets : null
}

export function storeCounted(db: Db, key: string | null, now: Date, facets: JobFacets): void {
  if (key === null) return
  const known = cached.get(db) ?? new LRUCache({ max: mostCached })
  cached.set(db, known)
  known.set(key, { at: now.getTime(), facets })
}
