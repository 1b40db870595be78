import { cancelNotification, emailNotified, notify } from '#server/modules/notifications/index.ts'
import type { Db } from '#server/platform/db/index.ts'
import { ratingAnsweredEmail } from './emails.ts'
import type { RatingRow } from './queries/ratings.ts'

type Answered = Pick<RatingRow, 'id' | 'authorId' | 'organisationId'>

const getCause = ({ authorId, organisationId }: Answered) =>
  ({
    accountId: authorId,
    type: 'jobs',
    detail: 'rating-answered',
    actorId: organisationId,
    actionId: organisationId,
  }) as const

/** Notifies the author of a rating that the organisation has answered it. */
export async function notifyAnswered(db: Db, rating: Answered, answer: string, now: Date): Promise<void> {
  const people = await notify(db, getCause(rating))
  await emailNotified(db, people, {
    write: (reader, organisation) => ratingAnsweredEmail(reader, organisation, answer),
    cause: `rating-answered:${rating.id}:${now.toISOString()}`,
  })
}

/** Cancels the notification of an answer that was removed. */
export const cancelAnswered = (db: Db, rating: Answered): Promise<void> =>
  cancelNotification(db, getCause(rating))
