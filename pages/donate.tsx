import { DonateScreen } from '#components/donate/DonateScreen.tsx'
import { givingParams } from '#components/donate/GivingOrganisations.tsx'
import { keys } from '#lib/keys.ts'
import { page } from '#pages/_page.ts'

export default DonateScreen

export const getServerSideProps = page({
  texts: ['donate'],
  data: ({ reads }) => [[keys.users(givingParams), reads.listUsers(givingParams)]],
})
