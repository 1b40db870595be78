import { NotMeScreen } from '#components/account/NotMeScreen.tsx'
import { page } from '#server/platform/page/index.ts'

export default NotMeScreen

export const getServerSideProps = page({ texts: ['account'] })
