import { platform } from '#server/platform/index.ts'
import { findOutdated, storeCompiled } from '../queries/savedSearches.ts'
import { compileSearch, getCompilation } from './compileSearch.ts'

const batchSize = 200

/** Compiles the saved searches again that were compiled with another vocabulary, so that they find what a search finds. */
export async function recompileSearches(): Promise<void> {
  const { db } = platform().database
  for (let isMore = true; isMore; ) {
    const outdated = await findOutdated(db, getCompilation(), batchSize)
    for (const { id, search, lat, lng } of outdated) {
      const known = lat === null || lng === null ? null : { lat, lng }
      await storeCompiled(db, id, await compileSearch(db, search, async () => known))
    }
    isMore = outdated.length === batchSize
  }
}
