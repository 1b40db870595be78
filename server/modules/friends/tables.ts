import { sql } from 'drizzle-orm'
import { check, index, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core'
import type { FriendshipState } from '#contracts/lists.ts'
import { instant } from '../../platform/db/columns.ts'

/** One row a pair, whoever asked: `first` is the smaller id, so two who ask at once meet in the same row. */
export const friendships = pgTable(
  'friendships',
  {
    firstId: uuid('first_id').notNull(),
    secondId: uuid('second_id').notNull(),
    askedBy: uuid('asked_by').notNull(),
    state: text('state').$type<FriendshipState>().notNull(),
    createdAt: instant('created_at').notNull().defaultNow(),
    connectedAt: instant('connected_at'),
  },
  (table) => [
    primaryKey({ columns: [table.firstId, table.secondId] }),
    index('friendships_first_index').on(table.firstId, table.state, table.connectedAt),
    index('friendships_second_index').on(table.secondId, table.state, table.connectedAt),
    check('friendships_pair_in_order', sql`${table.firstId} < ${table.secondId}`),
    check('friendships_state_known', sql`${table.state} in ('requested', 'connected')`),
  ],
)

/** Who declined whose request: for a week they are not asked again by the same person. */
export const declinedRequests = pgTable(
  'declined_requests',
  {
    askerId: uuid('asker_id').notNull(),
    declinerId: uuid('decliner_id').notNull(),
    declinedAt: instant('declined_at').notNull().defaultNow(),
  },
  (table) => [
    primaryKey({ columns: [table.askerId, table.declinerId] }),
    index('declined_requests_decliner_index').on(table.declinerId),
    index('declined_requests_age_index').on(table.declinedAt),
  ],
)

/** An invitation of someone: the person who signs up through it and the inviter are connected. To whom it went is not stored. */
export const invitations = pgTable(
  'invitations',
  {
    id: uuid('id').primaryKey(),
    inviterId: uuid('inviter_id').notNull(),
    createdAt: instant('created_at').notNull().defaultNow(),
    /** Who signed up through it; connected once they are validated. */
    guestId: uuid('guest_id'),
    usedAt: instant('used_at'),
  },
  (table) => [
    index('invitations_inviter_index').on(table.inviterId, table.createdAt),
    index('invitations_guest_index').on(table.guestId),
  ],
)

/** Addresses, as hashes, that somebody invited of late: nobody is written to again before its row is gone. */
export const invitedAddresses = pgTable(
  'invited_addresses',
  {
    hash: text('hash').primaryKey(),
    invitedAt: instant('invited_at').notNull().defaultNow(),
  },
  (table) => [index('invited_addresses_age_index').on(table.invitedAt)],
)
