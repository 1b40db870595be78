import { type InferType, object } from 'yup'
import { limits } from './limits.ts'
import { type StoreCategory, storeCategories } from './lists.ts'
import { imageName, line, neededId, oneOfList, oneOfListOrNull, paging, text, webAddress } from './rules.ts'
import type { Page } from './shapes.ts'

/** A store. `coupon` is "" for guests; `image` "" when there is none. */
export type Store = {
  id: string
  name: string
  about: string
  category: StoreCategory
  coupon: string
  discount: string
  link: string
  image: string
  can: { edit: boolean }
}
/** `can.add`: whether the caller may add a store. */
export type StorePage = Page<Store> & { can: { add: boolean } }

/** GET /api/stores. */
export const storesInput = object({
  ...paging,
  category: oneOfListOrNull(storeCategories),
  query: line(limits.searchWords),
})
export type StoresInput = InferType<typeof storesInput>

const fields = {
  name: line(limits.name, 'name-too-long').required('name-required'),
  about: text(limits.store.about).required('about-required'),
  category: oneOfList(storeCategories).required('required'),
  coupon: line(limits.store.coupon),
  discount: line(limits.store.discount),
  link: webAddress().required('url-invalid'),
  image: imageName(),
}

/** POST /api/stores. */
export const storeInput = object(fields)
export type StoreInput = InferType<typeof storeInput>

/** PUT /api/stores/{id}: replaces the store. */
export const updateStoreInput = object({ ...fields, id: neededId() })
