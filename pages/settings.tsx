import { SettingsScreen } from '#components/account/SettingsScreen.tsx'
import { keys } from '#lib/keys.ts'
import { listCountries } from '#server/account/listCountries.ts'
import { page } from '#server/platform/page/index.ts'

export default SettingsScreen

export const getServerSideProps = page({
  for: 'user',
  texts: ['settings', 'account', 'validation', 'media'],
  data: ({ ask, language }) => [[keys.countries(language), ask(listCountries, {})]],
})
