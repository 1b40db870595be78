import { DonateScreen } from '#components/donate/DonateScreen.tsx'
import { givingQuestion } from '#components/donate/GivingOrganisations.tsx'
import { keys } from '#lib/keys.ts'
import { page } from '#pages/_page.ts'

export default DonateScreen

export const getServerSideProps = page({
  texts: ['donate'],
  data: ({ reads }) => [[keys.users(givingQuestion), reads.listUsers(givingQuestion)]],
})
