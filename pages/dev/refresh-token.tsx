import { RefreshTokenPage } from '#components/dev/RefreshTokenPage.tsx'
import { page } from '#pages/_page.ts'

export default RefreshTokenPage

export const getServerSideProps = page({ for: 'developer', texts: ['dev'] })
