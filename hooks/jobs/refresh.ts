import { useSWRConfig } from 'swr'
import type { CardJob } from '#contracts/jobs.ts'
import { cacheOnly } from '#hooks/swr/cached.ts'
import { everyKey, keys } from '#lib/keys.ts'

type CardPage = { data: CardJob[] }

/** Changes one offer in the cache (its own page, every list), or fetches all of them again. */
export function useJobRefresh() {
  const { mutate } = useSWRConfig()
  const lists = (['jobs/jobs', 'jobs/search', 'jobs/global-search', 'jobs/my-jobs'] as const).map(everyKey)
  const change = async (id: string, edit: (job: CardJob) => CardJob) => {
    const changed = <T extends CardJob | undefined>(job: T) => (job && job.id === id ? edit(job) : job)
    await mutate<CardJob>(keys.job(id), changed, cacheOnly)
    for (const list of lists) {
      const edited = (page?: CardPage) => page && { ...page, data: page.data.map(changed) }
      await mutate<CardPage>(list, edited, cacheOnly)
    }
  }
  const again = async (id?: string) => {
    const states = mutate(everyKey('jobs/application-states'))
    await Promise.all([...lists.map((list) => mutate(list)), states, id ? mutate(keys.job(id)) : undefined])
  }
  return { change, again }
}
