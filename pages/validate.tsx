import { ValidateScreen } from '#components/account/validation/ValidateScreen.tsx'
import { page } from '#pages/_page.ts'

export default ValidateScreen

export const getServerSideProps = page({ texts: ['account'] })
