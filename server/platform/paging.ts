import type { Page } from '#contracts/shapes.ts'

/** Counting stops here: searches then say that the total is a minimum, the bell shows +1000. */
export const mostCounted = 1_000

type Paging = { page: number; limit: number }
export type Bounds = { limit: number; offset: number }

export const toBounds = ({ page, limit }: Paging): Bounds => ({ limit, offset: (page - 1) * limit })

/** A page whose total is exact. */
export const getPage = <T>(data: T[], total: number, { page, limit }: Paging): Page<T> => ({
  data,
  meta: { total, limit, page, isLastPage: page * limit >= total },
})

/** A page of a list that is counted up to 1,000; above that the meta data say that the total is a minimum. */
export function getSearchPage<T>(data: T[], counted: number, paging: Paging): Page<T> {
  const total = Math.min(counted, mostCounted)
  const page = getPage(data, total, paging)
  return counted > mostCounted ? { ...page, meta: { ...page.meta, totalIsMinimum: true } } : page
}
