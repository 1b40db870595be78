import { DonateScreen } from '#components/donate/DonateScreen.tsx'
import { givingQuestion } from '#components/donate/GivingOrganisations.tsx'
import { keys } from '#lib/keys.ts'
import { listUsers } from '#server/account/listUsers.ts'
import { page } from '#server/platform/page/index.ts'

export default DonateScreen

export const getServerSideProps = page({
  texts: ['donate'],
  data: async ({ ask }) => [[keys.users(givingQuestion), await ask(listUsers, givingQuestion)]],
})
