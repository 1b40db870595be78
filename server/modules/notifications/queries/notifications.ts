import { and, eq, getTableColumns, isNull, type SQL, type SQLWrapper, sql } from 'drizzle-orm'
import {
  alwaysTold,
  type EmailFrequency,
  type NotificationType,
  notificationTypes,
} from '#contracts/lists.ts'
import {
  isThere,
  nameCardOf,
  recipientOf,
  type StoredName,
  type StoredRecipient,
} from '#server/modules/account/index.ts'
import { beforeCommit, type Saving } from '#server/platform/db/beforeCommit.ts'
import type { Db } from '#server/platform/db/index.ts'
import { preparedSql } from '#server/platform/db/prepared.ts'
import type { Cause } from '../notify.ts'
import { hasOwnEmails } from '../policy.ts'
import { defaults } from '../preferences.ts'
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
export const withActor = { ...columns, actor: nameCardOf(notifications.actorId).as('actor') }

/** A stored notification, without when it appears and when it was cleared. */
export type NotificationRow = Omit<typeof notifications.$inferSelect, 'visibleFrom' | 'clearedAt'>
/** A notification with the name of its actor; null for the system and for erased accounts. */
export type NotificationWithActor = NotificationRow & { actor: StoredName | null }

/** How an account takes a notification, and who it and its emails name; the times are ISO strings. */
export type Told = {
  inApp: boolean
  email: EmailFrequency
  actor: StoredName | null
  /** Who an email would be to and about; null where the module of notifications writes the email. */
  recipient: StoredRecipient | null
  sender: StoredRecipient | null
}

type Ids = { accountId: SQLWrapper; actorId: SQLWrapper }

const isActorThere = (type: SQLWrapper, actorId: SQLWrapper) =>
  sql`(${type} = 'moderation' or ${isThere(actorId)})`

/** `Told`, as a column of another module's query, for accounts of other columns. */
export function toldOf({ accountId, actorId }: Ids, type: NotificationType): SQL<Told> {
  const { inApp, email } = defaults[type]
  const named = (id: SQLWrapper) => (hasOwnEmails(type) ? recipientOf(id) : sql`null`)
  const topic = sql.raw(`'${type}'`)
  return sql<Told>`(
    select json_build_object(
      'inApp', coalesce(saved.in_app, ${sql.raw(String(inApp))}) and ${isActorThere(topic, actorId)},
      'email', coalesce(saved.email, ${sql.raw(`'${email}'`)}),
      'actor', ${nameCardOf(actorId)}, 'recipient', ${named(accountId)}, 'sender', ${named(actorId)})
    from (values (${topic})) wanted (topic) left join ${notificationPreferences} saved
      on saved.account_id = ${accountId} and saved.topic = wanted.topic and saved.topic <> ${sql.raw(`'${alwaysTold}'`)})`
}

const idsOfCall: Ids = {
  accountId: sql`${sql.placeholder('accountId')}::uuid`,
  actorId: sql`${sql.placeholder('actorId')}::uuid`,
}
const readings = new Map(
  notificationTypes.map((type) => [
    type,
    preparedSql<{ told: Told }>(`notification_told_${type}`, sql`select ${toldOf(idsOfCall, type)} as told`),
  ]),
)

/** How an account takes a notification of this type by this actor. */
export async function findTold(db: Db, { accountId, actorId, type }: Cause): Promise<Told> {
  const found = await readings.get(type)?.(db).execute({ accountId, actorId })
  const told = found?.rows[0]?.told
  if (!told) throw new Error(`nothing was read for a notification of ${type}`)
  return told
}

type NewRow = Omit<NotificationRow, 'readAt'>
export type NewWithActor = NewRow & { actor: StoredName | null }

/** Renews the existing row of a cause with a new id and as unread. */
const saving: Saving = {
  kind: 'notifications',
  save: [
    (rows) => sql`
    insert into ${notifications} (id, account_id, type, detail, actor_id, action_id, created_at, visible_from)
    select id, "accountId", type, detail, "actorId", "actionId", "createdAt", "visibleFrom"
    from jsonb_to_recordset(${rows}) as new (id uuid, "accountId" uuid, type text, detail text, "actorId" uuid,
      "actionId" uuid, "createdAt" timestamptz, "visibleFrom" timestamptz)
    where ${isActorThere(sql`new.type`, sql`new."actorId"`)}
    order by "accountId", type, detail, "actorId", "actionId"
    on conflict (account_id, type, detail, actor_id, action_id) do update set id = excluded.id,
      created_at = excluded.created_at, read_at = null, cleared_at = null, visible_from = excluded.visible_from
    returning id`,
  ],
}

type SavedRow = NewRow & { visibleFrom: Date }

const getKey = ({ accountId, type, detail, actorId, actionId }: SavedRow): string =>
  [accountId, type, detail, actorId, actionId].join(' ')

const adding = beforeCommit<SavedRow>(saving, (rows) => [
  ...new Map(rows.map((row) => [getKey(row), row])).values(),
])

/**
 * Saves a notification when the caller's transaction commits, or renews the existing row of its cause. Not of an actor whose
 * account is erased: a request of another device may still run then.
 */
export const addNotification = (db: Db, row: SavedRow): Promise<void> => adding.add(db, [row])

/** Saves the added notifications at once, for a statement that deletes some. */
export const saveAdded = (db: Db): Promise<void> => adding.finishNow(db)

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
