import { UserScreen } from '#components/account/profile/UserScreen.tsx'
import { keys } from '#lib/keys.ts'
import { readUser } from '#server/account/readUser.ts'
import { page } from '#server/platform/page/index.ts'

export default UserScreen

export const getServerSideProps = page({
  texts: ['profile', 'ratings', 'media', 'jobs', 'validation'],
  data: async ({ ask, params }) => {
    const id = params.id ?? ''
    return [[keys.user(id), await ask(readUser, { id })]]
  },
})
