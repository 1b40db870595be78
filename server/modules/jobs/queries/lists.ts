import { aliasedTable, and, desc, eq, gt, ne, or, type SQL, sql } from 'drizzle-orm'
import type { ApplicationStatus, JobStatus } from '#contracts/lists.ts'
import type { Db } from '#server/platform/db/index.ts'
import { type Bounds, mostCounted } from '#server/platform/paging.ts'
import { applications, favorites, jobs } from '../tables.ts'
import { isFull } from './full.ts'

/** Which offers are listed, by account ids; null does not filter. */
export type Listing = {
  viewer: string | null
  owner: string | null
  getFavorites: string | null
  appliedBy: string | null
  getAccepted: string | null
  status: JobStatus | null
  /** Of those that the account applied to, by what it sees of its application. */
  application: ApplicationStatus | null
  /** Owners on either side of a block with the viewer. */
  hidden: readonly string[]
}

const accepted = aliasedTable(applications, 'accepted')

/** The status that an applicant sees, as visibleStatus(): `pending` while a decision can be undone. */
const seenStatus = (
  now: Date,
  { undoUntil, status }: typeof accepted = applications,
) => sql<ApplicationStatus>`case
  when ${undoUntil} > ${now.toISOString()}::timestamptz then 'pending' else ${status} end`

/** Limits a list to the offers that the viewer may see in it. */
function visible(listing: Listing, now: Date): SQL | undefined {
  if (listing.owner && listing.owner === listing.viewer) return undefined
  // Savers and applicants, accepted ones too, still see closed offers, and not those that were hidden.
  const isOwnList = listing.getAccepted !== null && listing.getAccepted === listing.viewer
  if (listing.getFavorites || listing.appliedBy || isOwnList) return ne(jobs.status, 'draft')
  const isOwn = listing.viewer ? eq(jobs.ownerId, listing.viewer) : undefined
  if (listing.getAccepted) return or(eq(jobs.status, 'published'), isOwn)
  return and(eq(jobs.status, 'published'), gt(jobs.closesAt, now))
}

const newestBy = ({ getFavorites, appliedBy, getAccepted, owner }: Listing): SQL[] => {
  if (getFavorites) return [desc(favorites.createdAt), desc(jobs.id)]
  if (appliedBy) return [desc(applications.createdAt), desc(jobs.id)]
  if (getAccepted) return [desc(accepted.createdAt), desc(jobs.id)]
  return owner ? [desc(jobs.createdAt), desc(jobs.id)] : [desc(jobs.publishedAt), desc(jobs.id)]
}

/** Whether the list is one to choose from, with full offers last; lists of saved or joined offers keep their order. */
const isToChoose = ({ getFavorites, appliedBy, getAccepted }: Listing): boolean =>
  !getFavorites && !appliedBy && !getAccepted

function listed(db: Db, listing: Listing, now: Date) {
  const { getFavorites, appliedBy, getAccepted, owner, status, application, hidden } = listing
  const at = sql<Date>`${owner ? jobs.createdAt : jobs.publishedAt}`.as('at')
  const query = db
    .select({ id: jobs.id, at, full: isFull.as('full') })
    .from(jobs)
    .$dynamic()
  if (getFavorites) {
    query.innerJoin(favorites, and(eq(favorites.jobId, jobs.id), eq(favorites.volunteerId, getFavorites)))
  }
  if (appliedBy) {
    query.innerJoin(
      applications,
      and(eq(applications.jobId, jobs.id), eq(applications.volunteerId, appliedBy)),
    )
  }
  if (getAccepted) {
    const isTheirs = and(
      eq(accepted.volunteerId, getAccepted),
      sql`${seenStatus(now, accepted)} = 'accepted'`,
    )
    query.innerJoin(accepted, and(eq(accepted.jobId, jobs.id), isTheirs))
  }
  return query.where(
    and(
      owner ? eq(jobs.ownerId, owner) : undefined,
      status ? eq(jobs.status, status) : undefined,
      appliedBy && application ? sql`${seenStatus(now)} = ${application}` : undefined,
      hidden.length > 0 ? sql`${jobs.ownerId} <> all(${sql.param(hidden)}::uuid[])` : undefined,
      visible(listing, now),
    ),
  )
}

/** Reads only the newest offers by an index's order, and sorts full ones last among them, which counts them, too. */
function getPage(
  db: Db,
  listing: Listing,
  now: Date,
  { limit, offset }: Bounds,
): Promise<{ id: string; total?: number }[]> {
  const newest = listed(db, listing, now).orderBy(...newestBy(listing))
  if (!isToChoose(listing)) return newest.limit(limit).offset(offset)
  const newestRows = newest.limit(Math.max(mostCounted + 1, offset + limit)).as('newest_rows')
  return db
    .select({ id: newestRows.id, total: sql<number>`least(count(*) over (), ${mostCounted + 1})::int` })
    .from(newestRows)
    .orderBy(newestRows.full, desc(newestRows.at), desc(newestRows.id))
    .limit(limit)
    .offset(offset)
}

/** Returns a page of offer ids and the total, counted up to 1,001. */
export async function findListed(
  db: Db,
  listing: Listing,
  now: Date,
  bounds: Bounds,
): Promise<{ ids: string[]; total: number }> {
  const rows = await getPage(db, listing, now, bounds)
  const ids = rows.map(({ id }) => id)
  const total = rows[0]?.total
  if (total !== undefined) return { ids, total }
  const isLastPage = ids.length < bounds.limit && (ids.length > 0 || bounds.offset === 0)
  if (isLastPage) return { ids, total: bounds.offset + ids.length }
  const counted = listed(db, listing, now)
    .limit(mostCounted + 1)
    .as('counted')
  const [row] = await db.select({ total: sql<number>`count(*)::int` }).from(counted)
  return { ids, total: row?.total ?? 0 }
}

/** Counts the applications of an account by the status that it sees, as its list shows them. */
export async function countApplied(
  db: Db,
  { appliedBy, hidden }: Pick<Listing, 'appliedBy' | 'hidden'>,
  now: Date,
): Promise<Record<ApplicationStatus | 'all', number>> {
  const status = seenStatus(now).as('seen')
  const rows = await db
    .select({ status, count: sql<number>`count(*)::int` })
    .from(applications)
    .innerJoin(jobs, eq(jobs.id, applications.jobId))
    .where(
      and(
        eq(applications.volunteerId, appliedBy ?? ''),
        ne(jobs.status, 'draft'),
        sql`${jobs.ownerId} <> all(${sql.param(hidden)}::uuid[])`,
      ),
    )
    .groupBy(sql`1`)
  const counts = { all: 0, pending: 0, accepted: 0, refused: 0, waitlisted: 0 }
  for (const { status: seen, count } of rows) {
    counts[seen] = count
    counts.all += count
  }
  return counts
}
