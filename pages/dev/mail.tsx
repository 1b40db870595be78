import { MailScreen } from '#components/dev/MailScreen.tsx'
import { keys } from '#lib/keys.ts'
import { page } from '#pages/_page.ts'

export default MailScreen

export const getServerSideProps = page({
  for: 'developer',
  texts: ['dev'],
  data: ({ reads, query }) =>
    query.language
      ? [[keys.emailPreviews, reads.previewEmails({ language: query.language })]]
      : [[keys.savedEmails, reads.listSavedEmails({})]],
})
