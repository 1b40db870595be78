import { ApplicantsScreen } from '#components/jobs/applicants/ApplicantsScreen.tsx'
import { getApplications } from '#lib/jobLists.ts'
import { keys } from '#lib/keys.ts'
import { page } from '#pages/_page.ts'

export default ApplicantsScreen

export const getServerSideProps = page({
  for: 'organisation',
  texts: ['jobs', 'applications'],
  data: ({ reads, params, query }) => {
    const id = params.id ?? ''
    const input = { job_id: id, ...getApplications(query) }
    return [
      [keys.job(id), reads.readJob({ id })],
      [keys.applications(input), reads.listApplications(input)],
    ]
  },
})
