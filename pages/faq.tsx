import { DocumentScreen } from '#components/documents/DocumentScreen.tsx'
import { keys } from '#lib/keys.ts'
import { page } from '#pages/_page.ts'

export default function FaqPage() {
  return <DocumentScreen name="faq" />
}

export const getServerSideProps = page({
  texts: [],
  data: ({ reads, language }) => [[keys.document(language, 'faq'), reads.readDocument({ name: 'faq' })]],
})
