import { ContactScreen } from '#components/contact/ContactScreen.tsx'
import { page } from '#pages/_page.ts'

export default ContactScreen

export const getServerSideProps = page({ texts: ['contact'] })
