import { sql } from 'drizzle-orm'
import { boolean, index, pgTable, primaryKey, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import type {
  EmailFrequency,
  NotificationDetail,
  NotificationTopic,
  NotificationType,
} from '#contracts/lists.ts'
import { instant } from '../../platform/db/columns.ts'

/** One row per account and event; a repeated event renews its row. */
export const notifications = pgTable(
  'notifications',
  {
    id: uuid('id').primaryKey(),
    accountId: uuid('account_id').notNull(),
    type: text('type').$type<NotificationType>().notNull(),
    detail: text('detail').$type<NotificationDetail | ''>().notNull().default(''),
    actorId: uuid('actor_id').notNull(),
    /** The id of the offer, post or account to open. */
    actionId: uuid('action_id').notNull(),
    createdAt: instant('created_at').notNull().defaultNow(),
    readAt: instant('read_at'),
    /** When the list was cleared; until the row is deleted this can be undone. */
    clearedAt: instant('cleared_at'),
    /** Hidden until then, e.g. a refusal that can still be undone. */
    visibleFrom: instant('visible_from').notNull().defaultNow(),
  },
  (table) => [
    uniqueIndex('notifications_once_a_deed').on(
      table.accountId,
      table.type,
      table.detail,
      table.actorId,
      table.actionId,
    ),
    index('notifications_newest_index').on(table.accountId, table.id),
    // Deleting a post or an account deletes all notifications about it.
    index('notifications_actor_index').on(table.actorId),
    index('notifications_action_index').on(table.actionId),
    index('notifications_unread_index').on(table.accountId).where(sql`${table.readAt} is null`),
    // Old rows are swept, except open requests.
    index('notifications_age_index')
      .on(table.visibleFrom, table.id)
      .where(sql`not (${table.type} = 'friends' and ${table.detail} = 'asked')`),
  ],
)

/** An account's preferences by topic; topics without a row have the defaults. */
export const notificationPreferences = pgTable(
  'notification_preferences',
  {
    accountId: uuid('account_id').notNull(),
    topic: text('topic').$type<NotificationTopic>().notNull(),
    inApp: boolean('in_app').notNull(),
    email: text('email').$type<EmailFrequency>().notNull(),
  },
  (table) => [primaryKey({ columns: [table.accountId, table.topic] })],
)
