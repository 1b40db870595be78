import { FavoriteJobsScreen } from '#components/jobs/search/FavoriteJobsScreen.tsx'
import { favoriteJobs } from '#lib/jobLists.ts'
import { keys } from '#lib/keys.ts'
import { page } from '#pages/_page.ts'

export default FavoriteJobsScreen

export const getServerSideProps = page({
  for: 'volunteer',
  texts: ['jobs'],
  data: ({ reads, query }) => {
    const input = favoriteJobs(query)
    return [[keys.jobs(input), reads.listJobs(input)]]
  },
})
