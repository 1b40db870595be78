import { DocumentScreen } from '#components/documents/DocumentScreen.tsx'
import { keys } from '#lib/keys.ts'
import { page } from '#pages/_page.ts'

export default function AboutPage() {
  return <DocumentScreen name="about" />
}

export const getServerSideProps = page({
  texts: [],
  data: ({ reads, language }) => [[keys.document(language, 'about'), reads.readDocument({ name: 'about' })]],
})
