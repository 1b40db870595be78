import { type StoreCategory, storeCategories } from '#contracts/lists.ts'

export type StoreSearch = { category?: StoreCategory | null; query?: string; page?: number | null }

const first = (value: string | string[] | undefined): string =>
  (Array.isArray(value) ? value[0] : value) ?? ''

/** What the address of /stores asks for; what makes no sense there asks nothing. */
export function storeQuestionOf(query: Record<string, string | string[] | undefined>) {
  const page = Number(first(query.page))
  return {
    category: storeCategories.find((one) => one === first(query.category)) ?? null,
    query: first(query.query).slice(0, 200),
    page: Number.isInteger(page) && page > 0 ? page : 1,
  }
}
