import { MailScreen } from '#components/dev/MailScreen.tsx'
import { keys } from '#lib/keys.ts'
import { listKeptMails } from '#server/dev/listKeptMails.ts'
import { previewLetters } from '#server/dev/previewLetters.ts'
import { page } from '#server/platform/page/index.ts'

export default MailScreen

export const getServerSideProps = page({
  for: 'developer',
  texts: ['dev'],
  data: ({ ask, query }) =>
    query.letters
      ? [[keys.letterPreviews, ask(previewLetters, { language: query.letters })]]
      : [[keys.keptMails, ask(listKeptMails, {})]],
})
