import { ForgotPasswordScreen } from '#components/account/ForgotPasswordScreen.tsx'
import { page } from '#server/platform/page/index.ts'

export default ForgotPasswordScreen

export const getServerSideProps = page({ texts: ['account', 'validation'] })
