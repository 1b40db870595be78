import { ApplicantsScreen } from '#components/jobs/applicants/ApplicantsScreen.tsx'
import { applicationsOf } from '#lib/jobLists.ts'
import { keys } from '#lib/keys.ts'
import { listApplications } from '#server/jobs/listApplications.ts'
import { readJob } from '#server/jobs/readJob.ts'
import { page } from '#server/platform/page/index.ts'

export default ApplicantsScreen

export const getServerSideProps = page({
  for: 'organisation',
  texts: ['jobs', 'applications'],
  data: ({ ask, params, query }) => {
    const id = params.id ?? ''
    const question = { job_id: id, ...applicationsOf(query) }
    return [
      [keys.job(id), ask(readJob, { id })],
      [keys.applications(question), ask(listApplications, question)],
    ]
  },
})
