import { NotFoundScreen } from '#components/layout/NotFoundScreen.tsx'
import { page } from '#server/platform/page/index.ts'

export default NotFoundScreen

export const getServerSideProps = page({ for: 'nobody', texts: [] })
