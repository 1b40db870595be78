import { MyJobsScreen } from '#components/jobs/mine/MyJobsScreen.tsx'
import { ownJobsOf } from '#lib/jobLists.ts'
import { keys } from '#lib/keys.ts'
import { listJobs } from '#server/jobs/listJobs.ts'
import { page } from '#server/platform/page/index.ts'

export default MyJobsScreen

export const getServerSideProps = page({
  for: 'organisation',
  texts: ['jobs', 'applications'],
  data: ({ ask, query, viewer }) => {
    const input = { owner: viewer?.id ?? '', ...ownJobsOf(query) }
    return [[keys.jobs(input), ask(listJobs, input)]]
  },
})
