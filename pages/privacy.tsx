import { DocumentScreen } from '#components/documents/DocumentScreen.tsx'
import { keys } from '#lib/keys.ts'
import { page } from '#pages/_page.ts'

export default function PrivacyPage() {
  return <DocumentScreen name="privacy" />
}

export const getServerSideProps = page({
  texts: [],
  data: ({ reads, language }) => [
    [keys.document(language, 'privacy'), reads.readDocument({ name: 'privacy' })],
  ],
})
