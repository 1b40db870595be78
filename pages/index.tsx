import { LandingScreen } from '#components/landing/LandingScreen.tsx'
import { page } from '#pages/_page.ts'

export default LandingScreen

export const getServerSideProps = page({ texts: ['landing'] })
