import { limits } from '#contracts/limits.ts'
import { storeCategories } from '#contracts/lists.ts'
import { type Address, firstValue, pickKnown, toPageNumber } from './address.ts'

/** The filters in the address of /stores; invalid values are ignored. */
export const getStoreParams = (address: Address) => ({
  category: pickKnown(storeCategories, address.category)[0] ?? null,
  query: firstValue(address.query).slice(0, limits.searchWords),
  page: toPageNumber(address.page),
})
