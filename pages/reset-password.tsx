import { ResetPasswordScreen } from '#components/account/passwords/ResetPasswordScreen.tsx'
import { page } from '#pages/_page.ts'

export default ResetPasswordScreen

export const getServerSideProps = page({ texts: ['account'] })
