import { MailScreen } from '#components/dev/MailScreen.tsx'
import { keys } from '#lib/keys.ts'
import { listKeptMails } from '#server/dev/listKeptMails.ts'
import { page } from '#server/platform/page/index.ts'

export default MailScreen

export const getServerSideProps = page({
  for: 'developer',
  texts: ['dev'],
  data: async ({ ask }) => [[keys.keptMails, await ask(listKeptMails, {})]],
})
