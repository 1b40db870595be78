import { AppealScreen } from '#components/moderation/appeal/AppealScreen.tsx'
import { page } from '#pages/_page.ts'

export default AppealScreen

export const getServerSideProps = page({ texts: ['moderation'] })
