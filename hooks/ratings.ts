import { useSWRConfig } from 'swr'
import type { Rating, RatingForm, RatingPage } from '#contracts/ratings.ts'
import { usePagedQuery } from '#hooks/swr/pagedQuery.ts'
import { useShowIn } from '#hooks/swr/shown.ts'
import { everyKey, keys } from '#lib/keys.ts'
import { listRatings, removeRatingReply, replyToRating, saveRating } from '#services/account.ts'

/** A page of ratings of an organisation, with the viewer's own and the totals. */
export const useRatings = (userId: string, page: number) =>
  usePagedQuery<RatingPage>(keys.ratings(userId, page), () => listRatings(userId, page))

/** Saves the viewer's rating in place of the previous one; the list and the organisation's stars follow. */
export function useRate(userId: string): (input: RatingForm) => Promise<Rating> {
  const { mutate } = useSWRConfig()
  return async (input) => {
    const saved = await saveRating(userId, input)
    await Promise.all([mutate(everyKey('account/ratings')), mutate(keys.user(userId))])
    return saved
  }
}

/** Answers a rating of the viewer's organisation, or replaces the answer. */
export function useReplyToRating(): (rating: Rating, text: string) => Promise<Rating> {
  const show = useShowIn<Rating>('account/ratings')
  return async (rating, text) => {
    const answered = await replyToRating(rating.id, text)
    await show(answered)
    return answered
  }
}

/** Removes an answer: it disappears at once, and returns if the server refuses. */
export function useRemoveReply(): (rating: Rating) => Promise<void> {
  const show = useShowIn<Rating>('account/ratings')
  return async (rating) => {
    await show({ ...rating, answer: null })
    try {
      await removeRatingReply(rating.id)
    } catch (error) {
      await show(rating)
      throw error
    }
  }
}
