import { SettingsScreen } from '#components/account/settings/SettingsScreen.tsx'
import { keys } from '#lib/keys.ts'
import { page } from '#pages/_page.ts'

export default SettingsScreen

export const getServerSideProps = page({
  for: 'user',
  unvalidated: true,
  texts: ['settings', 'account', 'media', 'savedSearches'],
  data: ({ reads, language, query, viewer }) => [
    [keys.countries(language), reads.listCountries({})],
    // It is at the top of the first tab: loaded later it would shift the rest down.
    viewer?.provider === true && !query.tab && [keys.verification, reads.readVerification({})],
  ],
})
