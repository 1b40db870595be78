import type { ReportedContent } from '#contracts/moderation.ts'
import { signedAddress } from '#server/modules/media/index.ts'
import type { Viewer } from '#server/platform/auth/index.ts'
import type { Db } from '#server/platform/db/index.ts'
import { hideMessage } from './hideMessage.ts'
import { findShared } from './loadOwn.ts'
import { findMessagesById, isEmpty } from './queries/messages.ts'
import { findReported, insertReported } from './queries/reported.ts'

/** The messages port of moderation; only members of the conversation can report a message. */
export const reportableMessages = {
  ownerSeenBy: async (db: Db, viewer: Viewer, id: string): Promise<string | null> => {
    const message = (await findMessagesById(db, [id])).get(id)
    if (!message || message.hiddenAt || isEmpty(message)) return null
    const conversation = await findShared(db, message.conversationId, viewer.id)
    return conversation && message.fromId
  },

  reportedContents: async (db: Db, ids: readonly string[]): Promise<Map<string, ReportedContent>> => {
    const [rows, reported] = await Promise.all([findMessagesById(db, ids), findReported(db, ids)])
    return new Map(
      [...rows.values()].map(({ id, fromId, hiddenAt, ...now }) => {
        const { text, media, mediaTexts } = reported.get(id) ?? now
        return [
          id,
          {
            ownerId: fromId,
            text: [text, ...Object.values(mediaTexts)].filter(Boolean).join('\n\n'),
            pictures: media.map(signedAddress),
            hidden: hiddenAt !== null,
            opens: { kind: 'user', id: fromId },
          },
        ]
      }),
    )
  },

  storeReported: insertReported,

  hide: hideMessage,
}
