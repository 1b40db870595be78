import { NotFoundScreen } from '#components/layout/errors/NotFoundScreen.tsx'
import { page } from '#pages/_page.ts'

/** Every unknown address. */
export default NotFoundScreen

export const getServerSideProps = page({ for: 'nobody', texts: [] })
