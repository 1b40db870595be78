import { VolunteersScreen } from '#components/jobs/volunteers/VolunteersScreen.tsx'
import { keys } from '#lib/keys.ts'
import { listVolunteers } from '#server/jobs/listVolunteers.ts'
import { page } from '#server/platform/page/index.ts'

export default VolunteersScreen

export const getServerSideProps = page({
  for: 'organisation',
  texts: ['applications', 'profile'],
  data: async ({ ask }) => [[keys.volunteers({}), await ask(listVolunteers, {})]],
})
