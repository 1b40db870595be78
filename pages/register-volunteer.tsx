import { RegisterVolunteerScreen } from '#components/account/signUp/RegisterVolunteerScreen.tsx'
import { page } from '#pages/_page.ts'

export default RegisterVolunteerScreen

export const getServerSideProps = page({ for: 'guest only', texts: ['account'] })
