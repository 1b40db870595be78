import { SettingsScreen } from '#components/account/SettingsScreen.tsx'
import { keys } from '#lib/keys.ts'
import { listCountries } from '#server/account/listCountries.ts'
import { readVerification } from '#server/moderation/readVerification.ts'
import { page } from '#server/platform/page/index.ts'

export default SettingsScreen

export const getServerSideProps = page({
  for: 'user',
  unvalidated: true,
  texts: ['settings', 'account', 'validation', 'media'],
  data: ({ ask, language, query, viewer }) => [
    [keys.countries(language), ask(listCountries, {})],
    // It heads the first tab: what comes late would push all else down.
    viewer?.provider === true && !query.tab && [keys.verification, ask(readVerification, {})],
  ],
})
