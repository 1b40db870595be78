import { KeptJobsScreen } from '#components/jobs/search/KeptJobsScreen.tsx'
import { keys } from '#lib/keys.ts'
import { listJobs } from '#server/jobs/listJobs.ts'
import { page } from '#server/platform/page/index.ts'

export default function FavoritesJobs() {
  return <KeptJobsScreen list="favorites" />
}

export const getServerSideProps = page({
  for: 'volunteer',
  texts: ['jobs'],
  data: async ({ ask, query }) => {
    const input = { favorites: true, page: Number(query.page) || 1 }
    return [[keys.jobs(input), await ask(listJobs, input)]]
  },
})
