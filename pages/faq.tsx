import { DocumentScreen } from '#components/documents/DocumentScreen.tsx'
import { keys } from '#lib/keys.ts'
import { readDocument } from '#server/documents/readDocument.ts'
import { page } from '#server/platform/page/index.ts'

export default function FaqPage() {
  return <DocumentScreen name="faq" />
}

export const getServerSideProps = page({
  texts: [],
  data: ({ ask, language }) => [[keys.document(language, 'faq'), ask(readDocument, { name: 'faq' })]],
})
