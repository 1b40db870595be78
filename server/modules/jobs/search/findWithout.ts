import type { WithoutFilter } from '#contracts/jobSearch.ts'
import { readSearch } from '#server/modules/words/index.ts'
import type { Db } from '#server/platform/db/index.ts'
import { mostCounted } from '#server/platform/paging.ts'
import type { Search } from '../queries/searchOrder.ts'
import { countWithoutEach } from '../queries/searchWithout.ts'
import { matchAll } from '../queries/searchWords.ts'

const mostNamed = 3

/** Returns the filters without which a search that found nothing finds most, most first. */
export async function findWithout(db: Db, query: string, params: Search): Promise<WithoutFilter[]> {
  const { words } = await matchAll(db, readSearch(query), params.part)
  const counted = await countWithoutEach(db, params, words)
  return counted
    .filter(({ total }) => total > 0)
    .sort((one, other) => other.total - one.total)
    .slice(0, mostNamed)
    .map(({ filter, total }) => ({
      filter,
      total: Math.min(total, mostCounted),
      totalIsMinimum: total > mostCounted,
    }))
}
