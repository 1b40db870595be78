import type { Job } from '#contracts/jobs.ts'
import { addFavorite, removeFavorite } from '#services/jobs.ts'
import { useJobRefresh } from './refresh.ts'

/** Keeps an offer or lets it go: shown at once, taken back when refused, and thrown on. */
export function useFavorite(): (job: Job) => Promise<void> {
  const { change } = useJobRefresh()
  return async ({ id, favorite }) => {
    const show = (value: boolean) => change(id, (job) => (job.preview ? job : { ...job, favorite: value }))
    await show(!favorite)
    try {
      await (favorite ? removeFavorite(id) : addFavorite(id))
    } catch (error) {
      await show(favorite)
      throw error
    }
  }
}
