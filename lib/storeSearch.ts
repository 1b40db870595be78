import { limits } from '#contracts/limits.ts'
import { storeCategories } from '#contracts/lists.ts'
import { type Address, knownOf, oneOf, pageOf } from './address.ts'

/** What the address of /stores asks for; what makes no sense there asks nothing. */
export const getStoreParams = (address: Address) => ({
  category: knownOf(storeCategories, address.category)[0] ?? null,
  query: oneOf(address.query).slice(0, limits.searchWords),
  page: pageOf(address.page),
})
