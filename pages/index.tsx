import { LandingScreen } from '#components/layout/LandingScreen.tsx'
import { page } from '#server/platform/page/index.ts'

export default LandingScreen

export const getServerSideProps = page({ texts: ['landing', 'account', 'validation'] })
