import { bigint, index, integer, pgTable, varchar } from 'drizzle-orm/pg-core'

/** The counters of rate limits, in the shape that rate-limiter-flexible reads. Keys are hashes. */
export const rateLimits = pgTable(
  'rate_limits',
  {
    key: varchar('key', { length: 255 }).primaryKey(),
    points: integer('points').notNull().default(0),
    /** Milliseconds since 1970. */
    expire: bigint('expire', { mode: 'number' }),
  },
  (table) => [index('rate_limits_expiry_index').on(table.expire)],
)
