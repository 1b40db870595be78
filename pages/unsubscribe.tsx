import { UnsubscribeScreen } from '#components/account/UnsubscribeScreen.tsx'
import { page } from '#server/platform/page/index.ts'

export default UnsubscribeScreen

export const getServerSideProps = page({ texts: ['account'] })
