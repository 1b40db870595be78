import { AppliedJobsScreen } from '#components/jobs/applied/AppliedJobsScreen.tsx'
import { appliedJobs } from '#lib/jobLists.ts'
import { keys } from '#lib/keys.ts'
import { page } from '#pages/_page.ts'

export default AppliedJobsScreen

export const getServerSideProps = page({
  for: 'volunteer',
  texts: ['jobs'],
  data: ({ reads, query }) => {
    const input = appliedJobs(query)
    return [[keys.jobs(input), reads.listJobs(input)]]
  },
})
