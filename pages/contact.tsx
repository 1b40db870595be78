import { ContactScreen } from '#components/contact/ContactScreen.tsx'
import { page } from '#server/platform/page/index.ts'

export default ContactScreen

export const getServerSideProps = page({ texts: ['contact', 'validation'] })
