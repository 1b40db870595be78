import type { AlertChannel, AlertFrequency } from '#contracts/lists.ts'
import { everyOffer, type SearchCriteria } from '#contracts/savedSearches.ts'
import { newId } from '#server/platform/db/ids.ts'
import type { Db } from '#server/platform/db/index.ts'
import { insertSearch } from '../queries/savedSearches.ts'
import { compileSearch } from './compileSearch.ts'

/** A saved search of the demo town. */
export type SearchSeed = {
  accountId: string
  search: Partial<SearchCriteria>
  frequency: AlertFrequency
  channels: AlertChannel[]
  createdAt: Date
}

/** Saves the searches of the demo town. */
export async function seedSearches(db: Db, searches: readonly SearchSeed[]): Promise<void> {
  for (const { search, createdAt, ...seed } of searches) {
    const kept = { ...everyOffer, ...search }
    const row = { ...seed, id: newId(), search: kept, since: createdAt, createdAt }
    await insertSearch(db, { ...row, ...(await compileSearch(db, kept, async () => null)) })
  }
}
