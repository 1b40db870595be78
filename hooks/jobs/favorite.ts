import type { Job } from '#contracts/jobs.ts'
import { addFavorite, removeFavorite } from '#services/jobs.ts'
import { useJobRefresh } from './refresh.ts'

/** Saves or removes a favourite: shown at once, undone when the server refuses, and thrown. */
export function useFavorite(): (job: Pick<Job, 'id' | 'favorite'>) => Promise<void> {
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
