import { ValidateScreen } from '#components/account/ValidateScreen.tsx'
import { page } from '#server/platform/page/index.ts'

export default ValidateScreen

export const getServerSideProps = page({ texts: ['account', 'validation'] })
