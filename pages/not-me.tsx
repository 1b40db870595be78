import { NotMeScreen } from '#components/account/NotMeScreen.tsx'
import { page } from '#pages/_page.ts'

export default NotMeScreen

export const getServerSideProps = page({ texts: ['account'] })
