import { ApplicantsScreen } from '#components/jobs/applicants/ApplicantsScreen.tsx'
import { parseApplicants, toApplicationsInput } from '#lib/applicants.ts'
import { keys } from '#lib/keys.ts'
import { page } from '#pages/_page.ts'

export default ApplicantsScreen

export const getServerSideProps = page({
  for: 'organisation',
  texts: ['applications'],
  data: ({ reads, params, query }) => {
    const id = params.id ?? ''
    const input = toApplicationsInput(id, parseApplicants(query))
    return [
      [keys.job(id), reads.readJob({ id })],
      [keys.applications(input), reads.listApplications(input)],
    ]
  },
})
