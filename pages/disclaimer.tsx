import { DocumentScreen } from '#components/documents/DocumentScreen.tsx'
import { keys } from '#lib/keys.ts'
import { page } from '#pages/_page.ts'

export default function DisclaimerPage() {
  return <DocumentScreen name="disclaimer" />
}

export const getServerSideProps = page({
  texts: [],
  data: ({ reads, language }) => [
    [keys.document(language, 'disclaimer'), reads.readDocument({ name: 'disclaimer' })],
  ],
})
