import { type InferType, object, string } from 'yup'
import { type NotificationDetail, notificationDetails } from '#contracts/lists.ts'
import { paths } from '#lib/paths.ts'
import { findRecipient, findUserCards } from '#server/account/index.ts'
import { isBlockedBetween } from '#server/friends/index.ts'
import { isStillTold, preferencesOf } from '#server/notifications/index.ts'
import { platform } from '#server/platform/index.ts'
import { sendMail } from '#server/platform/mail/index.ts'
import { type NewsKind, newsKinds, notificationEmail } from './emails.ts'

/** What notifications queue with the news itself: see its `notify`. */
const queuedNews = object({
  accountId: string().required(),
  type: string().oneOf(['likes', 'like-comment', 'comments', 'mention', 'friends']).required(),
  detail: string<NotificationDetail | ''>()
    .oneOf([...notificationDetails, ''])
    .default(''),
  actorId: string().required(),
  actionId: string().required(),
})

const kindOf = ({ type, detail }: InferType<typeof queuedNews>): NewsKind | undefined =>
  newsKinds.find((kind) => kind === (type === 'friends' ? detail : type))

/** Writes to somebody who wants such news by mail at once; nothing when it was taken back, or seen, meanwhile. */
export async function tellNews(payload: unknown): Promise<void> {
  const news = await queuedNews.validate(payload)
  const kind = kindOf(news)
  if (!kind) return
  const { accountId, actorId, actionId, type, detail } = news
  await platform().database.db.transaction(async (tx) => {
    const [reader, preferences] = [await findRecipient(tx, accountId), await preferencesOf(tx, accountId)]
    const { inApp, email } = preferences[type]
    if (!reader?.reachable || email !== 'now' || (await isBlockedBetween(tx, accountId, actorId))) return
    if (inApp && !(await isStillTold(tx, { accountId, type, detail, actorId, actionId }))) return
    const other = (await findUserCards(tx, [actorId])).get(actorId)
    if (!other) return
    const path = type === 'friends' ? paths.user(actorId) : paths.post(actionId)
    await sendMail(tx, {
      to: { email: reader.email, accountId },
      about: actorId,
      language: reader.language,
      content: await notificationEmail(reader, { kind, other: other.name, path }),
      cause: `news:${type}:${detail}:${accountId}:${actorId}:${actionId}`,
    })
  })
}
