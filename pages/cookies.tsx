import { DocumentScreen } from '#components/documents/DocumentScreen.tsx'
import { keys } from '#lib/keys.ts'
import { page } from '#pages/_page.ts'

export default function CookiesPage() {
  return <DocumentScreen name="cookies" />
}

export const getServerSideProps = page({
  texts: [],
  data: ({ reads, language }) => [
    [keys.document(language, 'cookies'), reads.readDocument({ name: 'cookies' })],
  ],
})
