import { OwnDataScreen } from '#components/account/OwnDataScreen.tsx'
import { page } from '#server/platform/page/index.ts'

export default OwnDataScreen

export const getServerSideProps = page({ texts: ['account', 'validation'] })
