import type { ReportKind } from '#contracts/lists.ts'
import type { ReportedContent } from '#contracts/moderation.ts'
import { flaggedPeople, flaggedRatings } from '#server/modules/account/index.ts'
import { flaggedMessages } from '#server/modules/chat/index.ts'
import { flaggedJobs } from '#server/modules/jobs/index.ts'
import { flaggedComments, flaggedPosts } from '#server/modules/posts/index.ts'
import type { Viewer } from '#server/platform/auth/index.ts'
import type { Db } from '#server/platform/db/index.ts'

/** What a module answers about its things. */
type Subject = {
  /** Whose thing it is; null when it is not there, or not for this viewer to see. Blocks are the caller's to ask. */
  ownerSeenBy(db: Db, viewer: Viewer, id: string): Promise<string | null>
  /** id -> the thing as it was written, put away or not; at most as many as ids. */
  reportedContents(db: Db, ids: readonly string[]): Promise<Map<string, ReportedContent>>
  /** Puts it away since then, or gives it back (null). People are suspended instead. */
  hide?(db: Db, id: string, at: Date | null): Promise<void>
}

/** All that can be flagged. */
export const subjects: Record<ReportKind, Subject> = {
  user: flaggedPeople,
  post: flaggedPosts,
  comment: flaggedComments,
  job: flaggedJobs,
  message: flaggedMessages,
  rating: flaggedRatings,
}

type Named = { kind: ReportKind; subjectId: string }

/** Things of all kinds -> exhibits by subject id; one question a kind. */
export async function findReportedContents(
  db: Db,
  things: readonly Named[],
): Promise<Map<string, ReportedContent>> {
  const idsByKind = Map.groupBy(things, ({ kind }) => kind)
  const found = await Promise.all(
    [...idsByKind].map(([kind, named]) =>
      subjects[kind].reportedContents(db, [...new Set(named.map(({ subjectId }) => subjectId))]),
    ),
  )
  return new Map(found.flatMap((reportedContents) => [...reportedContents]))
}
