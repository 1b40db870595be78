import { RegisterScreen } from '#components/account/signUp/RegisterScreen.tsx'
import { page } from '#pages/_page.ts'

export default RegisterScreen

export const getServerSideProps = page({ for: 'guest only', texts: ['account'] })
