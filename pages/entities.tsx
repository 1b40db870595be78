import { EntitiesScreen } from '#components/directory/EntitiesScreen.tsx'
import { directoryOfAddress, usersQuestion } from '#lib/directory.ts'
import { keys } from '#lib/keys.ts'
import { listCountries } from '#server/account/listCountries.ts'
import { listUsers } from '#server/account/listUsers.ts'
import { page } from '#server/platform/page/index.ts'

export default EntitiesScreen

export const getServerSideProps = page({
  texts: ['directory', 'friends'],
  data: ({ ask, query, language }) => {
    const asked = directoryOfAddress(query)
    const question = usersQuestion(asked, true)
    return [
      [keys.users(question), ask(listUsers, question)],
      // 250 names weigh more than the list: they come along only where one of them is shown.
      asked.country !== undefined && [keys.countries(language), ask(listCountries, {})],
    ]
  },
})
