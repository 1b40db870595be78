import { blocked, type Statement } from './statement.ts'

/**
 * Returns what every signed-in page shows: the session's account, the counts of its badges and the event from which
 * its live stream continues.
 */
export const visit = (reader: string): Statement => ({
  name: 'bench_visit',
  text: `
    with hidden as materialized (${blocked}), newest as (
      select notifications.type, notifications.detail, notifications.action_id, notifications.read_at
      from notifications join accounts actor on actor.id = notifications.actor_id
      where notifications.account_id = $1 and notifications.visible_from <= now() and notifications.cleared_at is null
        and (notifications.type = 'moderation' or actor.suspended_at is null)
        and notifications.actor_id not in (select id from hidden)
      order by notifications.id desc limit 1001
    )
    select json_build_object(
      'me', (select json_build_object('id', me.id, 'name', me.name, 'provider', me.provider, 'email', me.email,
        'avatar', me.avatar, 'language', me.language, 'theme', me.theme, 'timeZone', me.time_zone, 'age', me.age,
        'categories', me.categories, 'about', me.about, 'city', me.city, 'country', me.country,
        'validated', me.validated_at is not null, 'moderator', me.moderator)
        from accounts me where me.id = $1),
      'notifications', (select count(distinct (type, detail, action_id)) from newest),
      'unread', (select count(distinct (type, detail, action_id)) from newest where read_at is null),
      'liveFrom', (select coalesce(max(id), 0) from live_events where account_id = $1)) as body`,
  values: [reader],
})

/** Returns a profile with how the reader is connected to it. */
export const profile = (reader: string, id: string): Statement => ({
  name: 'bench_profile',
  text: `select json_build_object('id', account.id, 'name', account.name, 'provider', account.provider,
      'city', account.city, 'country', account.country, 'about', account.about, 'avatar', account.avatar,
      'background', account.background, 'categories', account.categories, 'rate_sum', account.rate_sum,
      'rate_count', account.rate_count, 'website', account.website,
      'connection', (select json_build_object('state', state, 'askedBy', asked_by) from friendships
        where first_id = least($1::uuid, $2) and second_id = greatest($1::uuid, $2))) as body
    from accounts account where account.id = $2 and account.suspended_at is null
      and not exists (select 1 from (${blocked}) hidden where hidden.id = $2)`,
  values: [reader, id],
})
