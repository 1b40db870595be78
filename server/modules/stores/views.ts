import type { Store } from '#contracts/stores.ts'
import type { Viewer } from '#server/platform/auth/index.ts'
import { canManageStores, canSeeCoupon } from './policy.ts'
import type { StoreRow } from './queries.ts'

export const storeView = (row: StoreRow, viewer: Viewer | null): Store => ({
  id: row.id,
  name: row.name,
  about: row.about,
  category: row.category,
  coupon: canSeeCoupon(viewer) ? row.coupon : '',
  discount: row.discount,
  link: row.link,
  image: row.image,
  can: { edit: canManageStores(viewer) },
})
