import { UnsubscribeScreen } from '#components/account/settings/UnsubscribeScreen.tsx'
import { page } from '#pages/_page.ts'

export default UnsubscribeScreen

export const getServerSideProps = page({ texts: ['account'] })
