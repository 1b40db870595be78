import { blocked, list, type Statement } from './statement.ts'

/** Returns the reader's newest notifications with who caused them and the title of the offer. */
export const notifications = (reader: string, shown: number): Statement => ({
  name: 'bench_notifications',
  text: `
    with hidden as materialized (${blocked}), newest as (
      select notifications.*, actor.name, actor.avatar from notifications
      join accounts actor on actor.id = notifications.actor_id
      where notifications.account_id = $1 and notifications.visible_from <= now() and notifications.cleared_at is null
        and (notifications.type = 'moderation' or actor.suspended_at is null)
        and notifications.actor_id not in (select id from hidden)
      order by notifications.id desc limit $2
    )
    select ${list(
      `json_build_object('id', newest.id, 'type', newest.type, 'detail', newest.detail, 'name', newest.name,
        'avatar', newest.avatar, 'id_notify', newest.actor_id, 'action_id', newest.action_id,
        'about', coalesce(jobs.title, ''), 'createdAt', newest.created_at, 'read', newest.read_at is not null)`,
      'newest.id desc',
    )} as body
    from newest left join jobs on jobs.id = newest.action_id and newest.type = 'jobs' and jobs.hidden_from is null`,
  values: [reader, shown],
})
