import type { Job, ListedJob, PreviewJob } from '#contracts/jobs.ts'
import type { UserCard } from '#contracts/shapes.ts'
import {
  erasedCard,
  storedCardView,
  type VolunteerFacts,
  volunteerFacts,
} from '#server/modules/account/index.ts'
import { blockedIds } from '#server/modules/blocks/index.ts'
import type { Viewer } from '#server/platform/auth/index.ts'
import type { Db } from '#server/platform/db/index.ts'
import { apiError } from '#server/platform/http/index.ts'
import { platform } from '#server/platform/index.ts'
import { getMember, isSeenByGuests } from '../policy.ts'
import { countAround } from '../queries/counts.ts'
import { findJobs, type ShownJob } from '../queries/jobs.ts'
import { findPreviews, type PreviewRow } from '../queries/previews.ts'
import { getServiceEnd } from '../serviceEnd.ts'
import { jobView, previewView } from '../views.ts'
import { explainMatch, type Seeker } from './match.ts'

export type Show = {
  db: Db
  viewer: Viewer | null
  now: Date
  /** The viewer's facts, if the caller has read them already; null for guests and organisations. */
  facts?: VolunteerFacts | null
  /** Adds to each offer why it matches this volunteer. */
  seeker?: Seeker | null
  /** Says where an offer is exactly, to those who may see it; never in a list. */
  withExactPlace?: boolean
}

export const factsFor = (db: Db, viewer: Viewer | null): Promise<VolunteerFacts | null> =>
  viewer?.validated && !viewer.provider ? volunteerFacts(db, viewer.id) : Promise.resolve(null)

/** Returns the viewer's views of these offers, in the order of `ids`, with one query for each kind of detail. */
export async function showJobs(ids: readonly string[], show: Show): Promise<ListedJob[]> {
  const { db, viewer } = show
  const member = getMember(viewer)
  if (member) return toJobViews(await findJobs(db, ids, member.id), show)
  return toPreviews(await findPreviews(db, ids), viewer)
}

/** Returns the preview of an offer that guests see; throws `notFound` for others. */
export async function showPreview(id: string, { db, viewer, now }: Show): Promise<PreviewJob> {
  const rows = (await findPreviews(db, [id])).filter((row) => isSeenByGuests(row, now))
  const [preview] = toPreviews(rows, viewer)
  if (!preview) throw apiError('notFound')
  return preview
}

const getOwner = ({ owner, ownerId }: Pick<ShownJob, 'owner' | 'ownerId'>): UserCard =>
  owner ? storedCardView(owner) : erasedCard(ownerId)

const toPreviews = (rows: readonly PreviewRow[], viewer: Viewer | null): PreviewJob[] =>
  rows.map((row) => previewView(row, { viewer, owner: getOwner(row) }))

export async function toJobViews(rows: readonly ShownJob[], show: Show): Promise<Job[]> {
  const { db, viewer, now, seeker, withExactPlace } = show
  if (rows.length === 0) return []
  const applicant = show.facts === undefined ? await factsFor(db, viewer) : show.facts
  const own = rows.filter(({ ownerId }) => ownerId === viewer?.id).map(({ id }) => id)
  const hidden = own.length > 0 ? await blockedIds(db, viewer) : []
  const counts = await countAround(db, own, hidden)
  const rated = await findRatedAfterEnd(rows, show)
  return rows.map((row) =>
    jobView(row, {
      ...{ viewer, applicant, now, withExactPlace },
      owner: getOwner(row),
      counts: counts.get(row.id),
      why: seeker ? explainMatch(row, seeker) : undefined,
      hasRated: rated.has(row.ownerId),
    }),
  )
}

/** Returns which organisations the viewer has rated, of those where their service has ended. */
async function findRatedAfterEnd(
  rows: readonly ShownJob[],
  { db, viewer, now }: Show,
): Promise<ReadonlySet<string>> {
  const ended = rows.filter((row) => getServiceEnd(row, now) === 'served').map(({ ownerId }) => ownerId)
  return viewer && ended.length > 0 ? platform().ports.ratedAmong(db, viewer.id, ended) : new Set()
}
