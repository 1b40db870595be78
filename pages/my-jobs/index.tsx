import { MyJobsScreen } from '#components/jobs/mine/MyJobsScreen.tsx'
import { getOwnJobs } from '#lib/jobLists.ts'
import { keys } from '#lib/keys.ts'
import { page } from '#pages/_page.ts'

export default MyJobsScreen

export const getServerSideProps = page({
  for: 'organisation',
  texts: ['jobs', 'myJobs'],
  data: ({ reads, query, viewer }) => {
    const input = { owner: viewer?.id ?? '', ...getOwnJobs(query) }
    return [[keys.jobs(input), reads.listJobs(input)]]
  },
})
