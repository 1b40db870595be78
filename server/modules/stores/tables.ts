import { sql } from 'drizzle-orm'
import { index, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import type { StoreCategory } from '#contracts/lists.ts'
import { instant, searchDocument } from '../../platform/db/columns.ts'

/** Enterprises with an impact, which moderators edit. */
export const stores = pgTable(
  'stores',
  {
    id: uuid('id').primaryKey(),
    name: text('name').notNull(),
    about: text('about').notNull(),
    category: text('category').$type<StoreCategory>().notNull(),
    coupon: text('coupon').notNull().default(''),
    discount: text('discount').notNull().default(''),
    link: text('link').notNull(),
    image: text('image').notNull().default(''),
    createdAt: instant('created_at').notNull().defaultNow(),
    search: searchDocument('search').generatedAlwaysAs(
      sql`setweight(to_tsvector('simple', brota_plain(name)), 'A') || setweight(to_tsvector('simple', brota_plain(about)), 'C')`,
    ),
  },
  (table) => [
    index('stores_name_index').on(table.name, table.id),
    index('stores_category_index').on(table.category, table.name, table.id),
    index('stores_search_index').using('gin', table.search),
    index('stores_image_index').on(table.image),
  ],
)
