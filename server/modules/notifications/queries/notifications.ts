import { and, eq, getTableColumns, isNull, type SQL, sql } from 'drizzle-orm'
import { alwaysTold, type EmailFrequency } from '#contracts/lists.ts'
import {
  isThere,
  nameCardOf,
  recipientOf,
  type StoredName,
  type StoredRecipient,
} from '#server/modules/account/index.ts'
import type { Db } from '#server/platform/db/index.ts'
import { preparedSql } from '#server/platform/db/prepared.ts'
import type { Cause } from '../notify.ts'
import { notificationPreferences, notifications } from '../tables.ts'

/** Selects the row of this cause. */
export const byCause = (cause: Cause): SQL | undefined =>
  and(
    eq(notifications.accountId, cause.accountId),
    eq(notifications.type, cause.type),
    eq(notifications.detail, cause.detail ?? ''),
    eq(notifications.actorId, cause.actorId),
    eq(notifications.actionId, cause.actionId),
  )

const { visibleFrom: _, clearedAt: _a, ...columns } = getTableColumns(notifications)
export const shownColumns = columns
export const withActor = { ...shownColumns, actor: nameCardOf(notifications.actorId).as('actor') }

/** What a notification shows. */
export type NotificationRow = Omit<typeof notifications.$inferSelect, 'visibleFrom' | 'clearedAt'>
/** A notification with the name of its actor; null for the system and for erased accounts. */
export type NotificationWithActor = NotificationRow & { actor: StoredName | null }

const value = (name: keyof typeof notifications.$inferInsert) =>
  sql.param(sql.placeholder(name), notifications[name])
const [accountId, actorId] = [sql`${value('accountId')}::uuid`, sql`${value('actorId')}::uuid`]
const namedOnly = (recipient: SQL) =>
  sql`case when ${sql.placeholder('isEmailed')}::boolean then ${recipient} end`

type Saved = {
  inApp: boolean
  email: EmailFrequency
  actor: StoredName | null
  recipient: StoredRecipient | null
  sender: StoredRecipient | null
}

const saving = preparedSql<Saved>(
  'notification_save',
  sql`with preference as (
      select coalesce(saved.in_app, ${sql.placeholder('inApp')}::boolean)
          and (wanted.topic = 'moderation' or ${isThere(actorId)}) as in_app,
        coalesce(saved.email, ${sql.placeholder('email')}::text) as email
      from (values (${accountId}, ${value('type')})) wanted (account_id, topic)
        left join ${notificationPreferences} saved
          on saved.account_id = wanted.account_id and saved.topic = wanted.topic and saved.topic <> ${sql.raw(`'${alwaysTold}'`)}
    ), renewed as (
      insert into ${notifications} (id, account_id, type, detail, actor_id, action_id, created_at, visible_from)
      select ${value('id')}, ${accountId}, ${value('type')}, ${value('detail')}, ${actorId}, ${value('actionId')},
        ${value('createdAt')}, ${value('visibleFrom')}
      from preference where in_app
      on conflict (account_id, type, detail, actor_id, action_id) do update set id = excluded.id,
        created_at = excluded.created_at, read_at = null, cleared_at = null, visible_from = excluded.visible_from
    )
    select in_app as "inApp", email, ${nameCardOf(actorId)} as actor, ${namedOnly(recipientOf(accountId))} as recipient,
      ${namedOnly(recipientOf(actorId))} as sender
    from preference`,
)

type NewRow = Omit<NotificationRow, 'readAt'>
export type NewWithActor = NewRow & { actor: StoredName | null }

/**
 * Saves a notification, or renews the existing row with a new id and as unread, if the preferences of its account say so
 * or these defaults; returns what they say. Not of an actor whose account is erased: a request of another device may still
 * run then. With `isEmailed` also who an email would be to and about.
 */
export async function saveNotification(
  db: Db,
  notification: NewRow & { visibleFrom: Date },
  { defaults, isEmailed }: { defaults: Pick<Saved, 'inApp' | 'email'>; isEmailed: boolean },
): Promise<Saved> {
  const { rows } = await saving(db).execute({ ...notification, ...defaults, isEmailed })
  const [saved] = rows
  if (!saved) throw new Error('the notification was not saved')
  return saved
}

/** Whether the notification exists and is neither read nor cleared. */
export async function isStillShown(db: Db, cause: Cause): Promise<boolean> {
  const rows = await db
    .select({ id: notifications.id })
    .from(notifications)
    .where(and(byCause(cause), isNull(notifications.readAt), isNull(notifications.clearedAt)))
  return rows.length > 0
}

/** Inserts past rows as they are. */
export async function insertPast(db: Db, rows: (typeof notifications.$inferInsert)[]): Promise<void> {
  await db.insert(notifications).values(rows)
}
