import type { Job } from '#contracts/jobs.ts'
import { sendWanted } from '#hooks/swr/sendWanted.ts'
import { addFavorite, removeFavorite } from '#services/jobs.ts'
import { useJobRefresh } from './refresh.ts'

/** Saves or removes a favourite: shown at once, then what the server has; throws when it fails. */
export function useFavorite(): (job: Pick<Job, 'id' | 'favorite'>) => Promise<void> {
  const { change } = useJobRefresh()
  return async ({ id, favorite }) => {
    const show = (value: boolean) => change(id, (job) => (job.preview ? job : { ...job, favorite: value }))
    const send = async (isFavorite: boolean) => {
      await (isFavorite ? addFavorite(id) : removeFavorite(id))
      return isFavorite
    }
    await show(!favorite)
    const sent = await sendWanted(id, !favorite, { before: favorite, send })
    if (!sent) return
    await show(sent.state)
    if (sent.error) throw sent.error
  }
}
