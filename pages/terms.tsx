import { DocumentScreen } from '#components/documents/DocumentScreen.tsx'
import { keys } from '#lib/keys.ts'
import { page } from '#pages/_page.ts'

export default function TermsPage() {
  return <DocumentScreen name="terms" />
}

export const getServerSideProps = page({
  texts: [],
  data: ({ reads, language }) => [[keys.document(language, 'terms'), reads.readDocument({ name: 'terms' })]],
})
