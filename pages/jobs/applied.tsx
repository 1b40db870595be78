import { KeptJobsScreen } from '#components/jobs/search/KeptJobsScreen.tsx'
import { keptJobsOf } from '#lib/jobLists.ts'
import { keys } from '#lib/keys.ts'
import { page } from '#pages/_page.ts'

export default function AppliedJobs() {
  return <KeptJobsScreen list="applied" />
}

export const getServerSideProps = page({
  for: 'volunteer',
  texts: ['jobs'],
  data: ({ reads, query }) => {
    const input = keptJobsOf('applied', query)
    return [[keys.jobs(input), reads.listJobs(input)]]
  },
})
