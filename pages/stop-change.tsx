import { StopChangeScreen } from '#components/account/StopChangeScreen.tsx'
import { page } from '#server/platform/page/index.ts'

export default StopChangeScreen

export const getServerSideProps = page({ texts: ['account'] })
