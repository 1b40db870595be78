import { and, asc, count, eq, inArray, type SQL, sql } from 'drizzle-orm'
import type { StoreCategory } from '#contracts/lists.ts'
import type { Db } from '#server/platform/db/index.ts'
import { prefixQuery } from '#server/platform/db/words.ts'
import { outdateGuestPages } from '#server/platform/live/index.ts'
import type { Bounds } from '#server/platform/paging.ts'
import { stores } from './tables.ts'

export type StoreRow = Omit<typeof stores.$inferSelect, 'search'>
type NewStore = Omit<typeof stores.$inferInsert, 'search'>

const { id, name, about, category, coupon, discount, link, image, createdAt } = stores
const columns = { id, name, about, category, coupon, discount, link, image, createdAt }

export type StoreParams = { category: StoreCategory | null; words: readonly string[] }

const isMatch = ({ category, words }: StoreParams): SQL | undefined =>
  and(
    category ? eq(stores.category, category) : undefined,
    words.length > 0 ? sql`${stores.search} @@ ${prefixQuery(words)}` : undefined,
  )

/** A page of enterprises by name. */
export function findStores(db: Db, params: StoreParams, { limit, offset }: Bounds): Promise<StoreRow[]> {
  return db
    .select(columns)
    .from(stores)
    .where(isMatch(params))
    .orderBy(asc(stores.name), asc(stores.id))
    .limit(limit)
    .offset(offset)
}

export async function countStores(db: Db, params: StoreParams): Promise<number> {
  const [row] = await db.select({ total: count() }).from(stores).where(isMatch(params))
  return row?.total ?? 0
}

export async function insertStore(db: Db, store: NewStore): Promise<StoreRow> {
  const [saved] = await db.insert(stores).values(store).returning(columns)
  await outdateGuestPages(db)
  if (!saved) throw new Error('the store was not saved')
  return saved
}

/** Null for an unknown id. */
export async function replaceStore(
  db: Db,
  id: string,
  store: Omit<NewStore, 'id'>,
): Promise<StoreRow | null> {
  const [saved] = await db.update(stores).set(store).where(eq(stores.id, id)).returning(columns)
  await outdateGuestPages(db)
  return saved ?? null
}

export async function deleteStoreRow(db: Db, id: string): Promise<boolean> {
  const deleted = await db.delete(stores).where(eq(stores.id, id)).returning({ id: stores.id })
  await outdateGuestPages(db)
  return deleted.length > 0
}

/** Inserts the enterprises of the demo town; only for the demo module. */
export async function seedStores(db: Db, rows: NewStore[]): Promise<void> {
  await db.insert(stores).values(rows)
}

/** The images that an enterprise shows. */
export async function findShownImages(db: Db, imgNames: readonly string[]): Promise<string[]> {
  if (imgNames.length === 0) return []
  const rows = await db
    .selectDistinct({ image: stores.image })
    .from(stores)
    .where(inArray(stores.image, [...imgNames]))
  return rows.map(({ image }) => image)
}
