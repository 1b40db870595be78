import { KeptJobsScreen } from '#components/jobs/search/KeptJobsScreen.tsx'
import { keys } from '#lib/keys.ts'
import { listJobs } from '#server/jobs/listJobs.ts'
import { page } from '#server/platform/page/index.ts'

export default function AppliedJobs() {
  return <KeptJobsScreen list="applied" />
}

export const getServerSideProps = page({
  for: 'volunteer',
  texts: ['jobs'],
  data: async ({ ask, query }) => {
    const input = { applied: true, page: Number(query.page) || 1 }
    return [[keys.jobs(input), await ask(listJobs, input)]]
  },
})
