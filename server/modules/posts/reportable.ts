import type { ReportedContent } from '#contracts/moderation.ts'
import { signedAddress, withhold } from '#server/modules/media/index.ts'
import type { Viewer } from '#server/platform/auth/index.ts'
import type { Db } from '#server/platform/db/index.ts'
import { findReportedComments, findReportedPosts, hideCommentRow, hidePostRow } from './queries/reported.ts'
import { showComments, showPosts, showTo } from './show.ts'
import { showPostCounts } from './watching.ts'

/** The posts port of moderation: finds the owner of a visible post, reads reported posts and hides or restores one. */
export const reportablePosts = {
  ownerSeenBy: async (db: Db, viewer: Viewer, id: string): Promise<string | null> =>
    (await showPosts([id], { db, viewer }))[0]?.author.id ?? null,

  reportedContents: async (db: Db, ids: readonly string[]): Promise<Map<string, ReportedContent>> => {
    const rows = await findReportedPosts(db, ids)
    return new Map(
      rows.map(({ id, authorId, text, media, hiddenAt }) => [
        id,
        {
          ownerId: authorId,
          text: [text, ...media.map(({ alt }) => alt)].filter(Boolean).join('\n\n'),
          pictures: media
            .flatMap(({ kind, imgName, poster }) => (kind === 'image' ? imgName : (poster ?? [])))
            .map(signedAddress),
          hidden: hiddenAt !== null,
          opens: { kind: 'post', id },
        },
      ]),
    )
  },

  /** Its files are hidden with it: who has their addresses would see them for ever. */
  hide: async (db: Db, id: string, at: Date | null): Promise<void> =>
    withhold(db, await hidePostRow(db, id, at), at),
}

export const reportableComments = {
  ownerSeenBy: async (db: Db, viewer: Viewer, id: string): Promise<string | null> =>
    (await showComments([id], await showTo(db, viewer)))[0]?.author.id ?? null,

  reportedContents: async (db: Db, ids: readonly string[]): Promise<Map<string, ReportedContent>> => {
    const rows = await findReportedComments(db, ids)
    return new Map(
      rows.map(({ id, postId, authorId, text, hiddenAt }) => [
        id,
        {
          ownerId: authorId,
          text,
          pictures: [],
          hidden: hiddenAt !== null,
          opens: { kind: 'post', id: postId },
        },
      ]),
    )
  },

  hide: async (db: Db, id: string, at: Date | null): Promise<void> =>
    showPostCounts(db, await hideCommentRow(db, id, at)),
}
