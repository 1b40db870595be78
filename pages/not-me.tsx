import { NotMeScreen } from '#components/account/signIn/NotMeScreen.tsx'
import { page } from '#pages/_page.ts'

export default NotMeScreen

export const getServerSideProps = page({ texts: ['account'] })
