import { DocumentScreen } from '#components/documents/DocumentScreen.tsx'
import { keys } from '#lib/keys.ts'
import { readDocument } from '#server/documents/readDocument.ts'
import { page } from '#server/platform/page/index.ts'

export default function AboutPage() {
  return <DocumentScreen name="about" />
}

export const getServerSideProps = page({
  texts: [],
  data: ({ ask, language }) => [[keys.document(language, 'about'), ask(readDocument, { name: 'about' })]],
})
