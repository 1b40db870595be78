import type { Page } from '#contracts/shapes.ts'
import { mostCounted } from './queries/search.ts'

type Paging = { page: number; limit: number }

export const boundsOf = ({ page, limit }: Paging) => ({ limit, offset: (page - 1) * limit })

/** A page whose total is exact. */
export const pageOf = <T>(data: T[], total: number, { page, limit }: Paging): Page<T> => ({
  data,
  meta: { total, limit, page, isLastPage: page * limit >= total },
})

/** A page of a list that is counted up to 1,000: beyond that the total says that it is a minimum. */
export function searchPageOf<T>(data: T[], counted: number, paging: Paging): Page<T> {
  const total = Math.min(counted, mostCounted)
  const page = pageOf(data, total, paging)
  return counted > mostCounted ? { ...page, meta: { ...page.meta, totalIsMinimum: true } } : page
}
