import { LoginScreen } from '#components/account/signIn/LoginScreen.tsx'
import { page } from '#pages/_page.ts'

export default LoginScreen

export const getServerSideProps = page({ for: 'guest only', texts: ['account'] })
