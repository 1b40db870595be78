import { DocumentScreen } from '#components/documents/DocumentScreen.tsx'
import { keys } from '#lib/keys.ts'
import { readDocument } from '#server/documents/readDocument.ts'
import { page } from '#server/platform/page/index.ts'

export default function CookiesPage() {
  return <DocumentScreen name="cookies" />
}

export const getServerSideProps = page({
  texts: [],
  data: ({ ask, language }) => [[keys.document(language, 'cookies'), ask(readDocument, { name: 'cookies' })]],
})
