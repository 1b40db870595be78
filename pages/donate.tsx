import { DonateScreen } from '#components/donate/DonateScreen.tsx'
import { givingQuestion } from '#components/donate/GivingOrganisations.tsx'
import { keys } from '#lib/keys.ts'
import { listUsers } from '#server/account/listUsers.ts'
import { page } from '#server/platform/page/index.ts'

export default DonateScreen

export const getServerSideProps = page({
  texts: ['donate'],
  data: ({ ask }) => [[keys.users(givingQuestion), ask(listUsers, givingQuestion)]],
})
