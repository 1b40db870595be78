import { sql } from 'drizzle-orm'
import { check, index, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core'
import type { FriendshipState } from '#contracts/lists.ts'
import { instant } from '../../platform/db/columns.ts'

/** One row per pair: `first` is the smaller id, so that concurrent requests meet in one row. */
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

/** Declined requests: for a week the sender cannot send another to that person. */
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

/** An invitation: the person who registers through it is connected with the inviter. Its recipient is not stored. */
export const invitations = pgTable(
  'invitations',
  {
    id: uuid('id').primaryKey(),
    inviterId: uuid('inviter_id').notNull(),
    createdAt: instant('created_at').notNull().defaultNow(),
    /** The account that registered through it; connected once it is validated. */
    guestId: uuid('guest_id'),
    usedAt: instant('used_at'),
  },
  (table) => [
    index('invitations_inviter_index').on(table.inviterId, table.createdAt),
    index('invitations_guest_index').on(table.guestId),
  ],
)

/** Hashes of recently invited addresses: while the row exists, the address gets no further invitation. */
export const invitedAddresses = pgTable(
  'invited_addresses',
  {
    hash: text('hash').primaryKey(),
    invitedAt: instant('invited_at').notNull().defaultNow(),
  },
  (table) => [index('invited_addresses_age_index').on(table.invitedAt)],
)
