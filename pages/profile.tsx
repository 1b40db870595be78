import { ProfileScreen } from '#components/account/ProfileScreen.tsx'
import { page } from '#server/platform/page/index.ts'

export default ProfileScreen

export const getServerSideProps = page({
  for: 'user',
  texts: ['profile', 'ratings', 'media', 'jobs', 'validation'],
})
