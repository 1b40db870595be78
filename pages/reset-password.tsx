import { ResetPasswordScreen } from '#components/account/ResetPasswordScreen.tsx'
import { page } from '#server/platform/page/index.ts'

export default ResetPasswordScreen

export const getServerSideProps = page({ texts: ['account', 'validation'] })
