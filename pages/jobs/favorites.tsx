import { KeptJobsScreen } from '#components/jobs/search/KeptJobsScreen.tsx'
import { keptJobsOf } from '#lib/jobLists.ts'
import { keys } from '#lib/keys.ts'
import { listJobs } from '#server/jobs/listJobs.ts'
import { page } from '#server/platform/page/index.ts'

export default function FavoritesJobs() {
  return <KeptJobsScreen list="favorites" />
}

export const getServerSideProps = page({
  for: 'volunteer',
  texts: ['jobs'],
  data: ({ ask, query }) => {
    const input = keptJobsOf('favorites', query)
    return [[keys.jobs(input), ask(listJobs, input)]]
  },
})
