import type { Job, ListedJob, PreviewJob } from '#contracts/jobs.ts'
import {
  erasedCard,
  findUserCards,
  type VolunteerFacts,
  volunteerFacts,
} from '#server/modules/account/index.ts'
import { blockedIds } from '#server/modules/blocks/index.ts'
import type { Viewer } from '#server/platform/auth/index.ts'
import type { Db } from '#server/platform/db/index.ts'
import { getMember } from '../policy.ts'
import { countAround } from '../queries/counts.ts'
import { findJobs, type ShownJob } from '../queries/jobs.ts'
import { jobView, previewView } from '../views.ts'
import { explainMatch } from './match.ts'

export type Show = {
  db: Db
  viewer: Viewer | null
  now: Date
  /** The viewer's facts, if the caller has read them already; null for guests and organisations. */
  facts?: VolunteerFacts | null
  /** Adds to each offer why it matches this volunteer. */
  withWhy?: boolean
}

export const factsFor = (db: Db, viewer: Viewer | null): Promise<VolunteerFacts | null> =>
  viewer?.validated && !viewer.provider ? volunteerFacts(db, viewer.id) : Promise.resolve(null)

/** Returns the viewer's views of these offers, in the order of `ids`, with one query for each kind of detail. */
export async function showJobs(ids: readonly string[], show: Show): Promise<ListedJob[]> {
  const rows = await findJobs(show.db, ids, show.viewer?.id ?? null)
  return getMember(show.viewer) ? toJobViews(rows, show) : getPreviews(rows, show)
}

export async function getPreviews(rows: readonly ShownJob[], { db, viewer }: Show): Promise<PreviewJob[]> {
  const owners = await findUserCards(
    db,
    rows.map(({ ownerId }) => ownerId),
  )
  return rows.map((row) =>
    previewView(row, { viewer, owner: owners.get(row.ownerId) ?? erasedCard(row.ownerId) }),
  )
}

export async function toJobViews(rows: readonly ShownJob[], show: Show): Promise<Job[]> {
  const { db, viewer, now, withWhy } = show
  if (rows.length === 0) return []
  const owners = await findUserCards(
    db,
    rows.map(({ ownerId }) => ownerId),
  )
  const applicant = show.facts === undefined ? await factsFor(db, viewer) : show.facts
  const own = rows.filter(({ ownerId }) => ownerId === viewer?.id).map(({ id }) => id)
  const hidden = own.length > 0 ? await blockedIds(db, viewer) : []
  const counts = await countAround(db, own, hidden)
  return rows.map((row) => {
    const owner = owners.get(row.ownerId) ?? erasedCard(row.ownerId)
    const why = withWhy && applicant ? explainMatch(row, applicant) : undefined
    return jobView(row, { viewer, applicant, owner, now, counts: counts.get(row.id), why })
  })
}
