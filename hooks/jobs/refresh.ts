import { useSWRConfig } from 'swr'
import type { Job, PreviewJob } from '#contracts/jobs.ts'
import { cacheOnly } from '#hooks/swr/cached.ts'
import { everyKey, keys } from '#lib/keys.ts'

type Shown = Job | PreviewJob
type ShownPage = { data: Shown[] }

/** Changes one offer in the cache (its own page, every list), or fetches all of them again. */
export function useJobRefresh() {
  const { mutate } = useSWRConfig()
  const lists = ['jobs/jobs', 'jobs/search', 'jobs/global-search', 'jobs/my-jobs'].map(everyKey)
  const change = async (id: string, edit: (job: Shown) => Shown) => {
    const changed = <T extends Shown | undefined>(job: T) => (job && job.id === id ? edit(job) : job)
    await mutate<Shown>(keys.job(id), changed, cacheOnly)
    for (const list of lists) {
      const edited = (page?: ShownPage) => page && { ...page, data: page.data.map(changed) }
      await mutate<ShownPage>(list, edited, cacheOnly)
    }
  }
  const again = async (id?: string) => {
    await Promise.all([...lists.map((list) => mutate(list)), id ? mutate(keys.job(id)) : undefined])
  }
  return { change, again }
}
