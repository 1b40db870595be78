import { AppealScreen } from '#components/moderation/appeal/AppealScreen.tsx'
import { page } from '#server/platform/page/index.ts'

export default AppealScreen

export const getServerSideProps = page({ texts: ['moderation'] })
