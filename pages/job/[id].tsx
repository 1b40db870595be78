import { JobScreen } from '#components/jobs/detail/JobScreen.tsx'
import { keys } from '#lib/keys.ts'
import { page } from '#pages/_page.ts'

export default JobScreen

export const getServerSideProps = page({
  texts: ['jobs', 'friends', 'reports'],
  data: ({ reads, params }) => {
    const id = params.id ?? ''
    return [[keys.job(id), reads.readJob({ id })]]
  },
})
