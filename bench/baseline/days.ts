import { blocked, list, type Statement } from './statement.ts'

/** Returns the days of an offer to its owner, $1, with what happened on them, from two years ago at most. */
export const offerDays = (owner: string, offer: string, timeZone: string): Statement => ({
  name: 'bench_offer_days',
  text: `
    with hidden as materialized (${blocked}), own as (
      select id, (greatest(created_at, now() - interval '2 years') at time zone $3)::date as first from jobs
      where id = $2 and owner_id = $1
    ), applied as materialized (
      select (created_at at time zone $3)::date as applied_on,
        case when status = 'accepted' then (decided_at at time zone $3)::date end as accepted_on
      from applications where job_id = $2 and volunteer_id not in (select id from hidden)
    ), days as (
      select greatest(day, (select first from own)) as day, sum(views)::int as views, sum(favorites)::int as favorites,
        sum(applications)::int as applications, sum(accepted)::int as accepted
      from (
        select day, count(*)::int as views, 0 as favorites, 0 as applications, 0 as accepted
        from job_views where job_id = $2 group by day
        union all
        select (created_at at time zone $3)::date, 0, 1, 0, 0 from favorites where job_id = $2
        union all
        select applied_on, 0, 0, 1, 0 from applied
        union all
        select accepted_on, 0, 0, 0, 1 from applied where accepted_on is not null
      ) happened
      group by 1
    )
    select json_build_object('from', own.first, 'to', (now() at time zone $3)::date, 'days', (
      select ${list('row_to_json(days)', 'days.day')} from days
    ), 'sources', (
      select ${list('row_to_json(came)', 'came.views desc, came.source')}
      from (select source, count(*)::int as views from job_views where job_id = $2 group by source) came
    )) as body
    from own`,
  values: [owner, offer, timeZone],
})
