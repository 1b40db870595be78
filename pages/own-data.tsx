import { OwnDataScreen } from '#components/account/ownData/OwnDataScreen.tsx'
import { page } from '#pages/_page.ts'

export default OwnDataScreen

export const getServerSideProps = page({ texts: ['account'] })
