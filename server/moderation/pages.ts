import type { Page } from '#contracts/shapes.ts'

export const pageMeta = (total: number, page: number, limit: number): Page<never>['meta'] => ({
  total,
  limit,
  page,
  isLastPage: page * limit >= total,
})
