import { RefreshTokenPage } from '#components/dev/RefreshTokenPage.tsx'
import { page } from '#server/platform/page/index.ts'

export default RefreshTokenPage

export const getServerSideProps = page({ for: 'developer', texts: ['dev'] })
