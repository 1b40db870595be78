import type { ReportKind } from '#contracts/lists.ts'
import type { ReportedContent } from '#contracts/moderation.ts'
import { findPresent, reportablePeople } from '#server/modules/account/index.ts'
import { reportableMessages } from '#server/modules/chat/index.ts'
import { reportableJobs } from '#server/modules/jobs/index.ts'
import { reportableComments, reportablePosts } from '#server/modules/posts/index.ts'
import { reportableRatings } from '#server/modules/ratings/index.ts'
import type { Viewer } from '#server/platform/auth/index.ts'
import type { Db } from '#server/platform/db/index.ts'

/** What a module provides for its kind of subject. */
type Subject = {
  /** The owner's id; null when the viewer may not see the subject. The caller checks blocks. */
  ownerSeenBy(db: Db, viewer: Viewer, id: string): Promise<string | null>
  /** id -> the content, hidden or not; at most one per id. */
  reportedContents(db: Db, ids: readonly string[]): Promise<Map<string, ReportedContent>>
  /** Stores the content with its files as it is when it is reported, in place of its text alone; false when it was deleted. */
  storeReported?(db: Db, id: string): Promise<boolean>
  /** Hides the content as of a time, or shows it again (null). People are suspended instead. */
  hide?(db: Db, id: string, at: Date | null): Promise<void>
}

/** Every kind that can be reported. */
export const subjects: Record<ReportKind, Subject> = {
  user: reportablePeople,
  post: reportablePosts,
  comment: reportableComments,
  job: reportableJobs,
  message: reportableMessages,
  rating: reportableRatings,
}

type Named = { kind: ReportKind; subjectId: string }

/** Subjects of every kind -> reported contents by subject id, with one query per kind and one about their owners. */
export async function findReportedContents(
  db: Db,
  wanted: readonly Named[],
): Promise<Map<string, ReportedContent>> {
  const idsByKind = Map.groupBy(wanted, ({ kind }) => kind)
  const found = await Promise.all(
    [...idsByKind].map(([kind, named]) =>
      subjects[kind].reportedContents(db, [...new Set(named.map(({ subjectId }) => subjectId))]),
    ),
  )
  const contents = found.flatMap((reportedContents) => [...reportedContents])
  const present = await findPresent(
    db,
    contents.map(([, { ownerId }]) => ownerId),
  )
  const isSeen = ({ hidden, ownerId }: ReportedContent) => !hidden && present.has(ownerId)
  return new Map(
    contents.map(([id, content]) => [id, isSeen(content) ? content : { ...content, opens: null }]),
  )
}
