import { AccountDeletedScreen } from '#components/account/ownData/AccountDeletedScreen.tsx'
import { page } from '#pages/_page.ts'

export default AccountDeletedScreen

export const getServerSideProps = page({
  for: 'guest only',
  texts: ['account'],
  language: 'of the address',
})
