import { DocumentScreen } from '#components/documents/DocumentScreen.tsx'
import { keys } from '#lib/keys.ts'
import { readDocument } from '#server/documents/readDocument.ts'
import { page } from '#server/platform/page/index.ts'

export default function DisclaimerPage() {
  return <DocumentScreen name="disclaimer" />
}

export const getServerSideProps = page({
  texts: [],
  data: ({ ask, language }) => [
    [keys.document(language, 'disclaimer'), ask(readDocument, { name: 'disclaimer' })],
  ],
})
