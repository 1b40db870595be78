import { eq, type SQL, sql } from 'drizzle-orm'
import type { ApplicantCounts } from '#contracts/applications.ts'
import type { ApplicantSort, ApplicationStatus, Interest, Language } from '#contracts/lists.ts'
import { type ApplicantRow, applicantAccounts, cardOf } from '#server/modules/account/index.ts'
import { inOrder } from '#server/platform/db/ids.ts'
import type { Db } from '#server/platform/db/index.ts'
import type { Bounds } from '#server/platform/paging.ts'
import { applicantNotes } from '../applications/tables.ts'
import { applications, jobs, volunteerings } from '../tables.ts'
import { shown } from './applications.ts'

/** What the applicants of an offer are compared with. */
export type Wanted = {
  id: string
  ownerId: string
  /** Interests that the offer's categories concern. */
  interests: readonly Interest[]
  /** Times at which somebody free could help. */
  slots: readonly string[]
  isOnline: boolean
}

/** Which applicants are listed; null and "" do not filter. */
export type ApplicantFilters = {
  words: readonly string[]
  slots: readonly string[]
  language: Language | null
  km: number | null
  served: boolean
  /** Only these applications; empty for all. */
  ids: readonly string[]
  /** Applicants whom the offer's owner does not see. */
  hidden: readonly string[]
}

export type ApplicantOrder = { status: ApplicationStatus | null; shortlisted: boolean; sort: ApplicantSort }

/** As far as volunteers go, as in searches for offers. */
const nearKm = 50

const radians = (degrees: SQL) => sql`radians(${degrees})`

/** The kilometres between a city `town` and an offer `job`, on the sphere. */
const kilometres = sql`(2 * 6371 * asin(least(1, sqrt(
  sin(${radians(sql`job.lat - town.lat`)} / 2) ^ 2
  + cos(${radians(sql`town.lat`)}) * cos(${radians(sql`job.lat`)}) * sin(${radians(sql`job.lng - town.lng`)} / 2) ^ 2))))`

/** Other offers of the organisation in which the applicant serves or served. */
const servedElsewhere = (organisation: SQL, offer: SQL) => sql`
  from ${volunteerings} v where v.organisation_id = ${organisation} and v.volunteer_id = a.volunteer_id
    and v.job_id <> ${offer}`

/** Up to 13: interests in common 6, nearness 3, time 2, experience with the organisation 2. */
const getFit = ({ interests, slots, isOnline }: Wanted) => sql`
  least(3, (select count(*) from unnest(p.interests) interest where interest = any(${sql.param(interests)}::text[]))) * 2
  + (${isOnline} or coalesce(${kilometres} <= ${nearKm}, false))::int * 3
  + (p."workShift" && ${sql.param(slots)}::text[])::int * 2
  + exists (select ${servedElsewhere(sql`job.owner_id`, sql`job.id`)})::int * 2`

const orders: Record<ApplicantSort, SQL> = {
  waiting: sql`created_at, id`,
  newest: sql`created_at desc, id desc`,
  fit: sql`fit desc, created_at, id`,
  name: sql`plain_name, id`,
}

/** A word of a search begins a word of the name; it has letters and digits only. */
const isNamed = (word: string) => sql`p.plain_name ~ ('\\m' || brota_plain(${word}))`

function matches({ words, slots, language, km, served, ids, hidden }: ApplicantFilters): SQL {
  const conditions = [
    ...words.map(isNamed),
    ...(slots.length > 0 ? [sql`p."workShift" && ${sql.param(slots)}::text[]`] : []),
    ...(language ? [sql`p.language = ${language}`] : []),
    ...(km === null ? [] : [sql`${kilometres} <= ${km}`]),
    ...(served ? [sql`exists (select ${servedElsewhere(sql`job.owner_id`, sql`job.id`)})`] : []),
    ...(ids.length > 0 ? [sql`a.id = any(${sql.param(ids)}::uuid[])`] : []),
    ...(hidden.length > 0 ? [sql`a.volunteer_id <> all(${sql.param(hidden)}::uuid[])`] : []),
  ]
  return conditions.length > 0 ? sql`and ${sql.join(conditions, sql` and `)}` : sql``
}

/** Where the applicants' cities are, each looked up once. */
const towns = (jobId: string) => sql`towns as materialized (
  select named.*, c.lat, c.lng
  from (select distinct p.country, p.state, p.city from ${applications} a join ${applicantAccounts} p on p.id = a.volunteer_id
    where a.job_id = ${jobId}) named
  join cities c on c.id = brota_find_city(named.country, named.state, named.city)),`

const inTown = sql`left join towns town on town.country = p.country and town.state = p.state and town.city = p.city`

type Found = { counts: ApplicantCounts; ids: string[] }

/** Returns the ids of a page of an offer's applicants, and how many each tab has; all of it in one statement. */
export async function findApplicants(
  db: Db,
  wanted: Wanted,
  filters: ApplicantFilters,
  { status, shortlisted, sort }: ApplicantOrder,
  { limit, offset }: Bounds,
): Promise<Found> {
  const needsTowns = filters.km !== null || sort === 'fit'
  const { rows } = await db.execute<Found>(sql`
    with ${needsTowns ? towns(wanted.id) : sql``}
    matching as materialized (
      select a.id, a.status, a.created_at, p.plain_name, coalesce(note.shortlisted, false) as shortlisted, ${sort === 'fit' ? getFit(wanted) : sql`0`} as fit
      from ${applications} a
      join ${jobs} job on job.id = a.job_id
      left join ${applicantNotes} note on note.application_id = a.id
      left join ${applicantAccounts} p on p.id = a.volunteer_id ${needsTowns ? inTown : sql``}
      where a.job_id = ${wanted.id} ${matches(filters)}),
    chosen as (
      select id, row_number() over (order by status <> 'pending', ${orders[sort]}) as place from matching
      where ${status ? sql`status = ${status}` : sql`true`} and ${shortlisted ? sql`shortlisted` : sql`true`}
      order by place limit ${limit} offset ${offset})
    select
      (select json_build_object('all', count(*), 'shortlisted', count(*) filter (where shortlisted),
        'pending', count(*) filter (where status = 'pending'),
        'accepted', count(*) filter (where status = 'accepted'),
        'refused', count(*) filter (where status = 'refused'),
        'waitlisted', count(*) filter (where status = 'waitlisted')) from matching) as counts,
      coalesce((select json_agg(id order by place) from chosen), '[]') as ids`)
  return (
    rows[0] ?? {
      counts: { all: 0, shortlisted: 0, pending: 0, accepted: 0, refused: 0, waitlisted: 0 },
      ids: [],
    }
  )
}

const people = {
  card: cardOf(applications.volunteerId).as('card'),
  person: sql<ApplicantRow | null>`(
    select to_json(p) from ${applicantAccounts} p where p.id = ${applications.volunteerId})`.as('person'),
  km: sql<number | null>`(
    select ${kilometres} from ${applicantAccounts} p
      join cities town on town.id = brota_find_city(p.country, p.state, p.city)
      cross join (select ${jobs.lat} as lat, ${jobs.lng} as lng) job
    where p.id = ${applications.volunteerId} and ${jobs.type} is distinct from 'online')`.as('km'),
  appliedBefore: sql<number>`(
    select count(*)::int from ${applications} other join ${jobs} theirs on theirs.id = other.job_id
    where other.volunteer_id = ${applications.volunteerId} and theirs.owner_id = ${jobs.ownerId}
      and other.id <> ${applications.id})`.as('applied_before'),
  servedBefore: sql<number>`(
    select count(*)::int from ${volunteerings} v where v.organisation_id = ${jobs.ownerId}
      and v.volunteer_id = ${applications.volunteerId} and v.job_id <> ${applications.jobId})`.as(
    'served_before',
  ),
}

const notes = {
  shortlisted: sql<boolean>`coalesce(${applicantNotes.shortlisted}, false)`.as('shortlisted'),
  note: sql<string>`coalesce(${applicantNotes.note}, '')`.as('note'),
}

/** Returns these applications in the order of `ids`, with what the organisation sees of each person, in one statement. */
export async function findApplicantRows(db: Db, ids: readonly string[]) {
  if (ids.length === 0) return []
  const rows = await db
    .select({ ...shown, ...people, ...notes })
    .from(applications)
    .innerJoin(jobs, eq(jobs.id, applications.jobId))
    .leftJoin(applicantNotes, eq(applicantNotes.applicationId, applications.id))
    .where(sql`${applications.id} = any(${sql.param(ids)}::uuid[])`)
  return inOrder(ids, rows)
}

export type ShownApplicant = Awaited<ReturnType<typeof findApplicantRows>>[number]
