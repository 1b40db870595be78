import { ForgotPasswordScreen } from '#components/account/passwords/ForgotPasswordScreen.tsx'
import { page } from '#pages/_page.ts'

export default ForgotPasswordScreen

export const getServerSideProps = page({ texts: ['account'] })
