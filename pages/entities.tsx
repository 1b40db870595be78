import { EntitiesScreen } from '#components/directory/EntitiesScreen.tsx'
import { parseDirectory, toUsersParams } from '#lib/directory.ts'
import { keys } from '#lib/keys.ts'
import { page } from '#pages/_page.ts'

export default EntitiesScreen

export const getServerSideProps = page({
  texts: ['directory', 'friends'],
  data: ({ reads, query, language }) => {
    const asked = parseDirectory(query)
    const question = toUsersParams(asked, true)
    return [
      [keys.users(question), reads.listUsers(question)],
      // 250 names are larger than the list: they are sent only where one of them is shown.
      asked.country !== undefined && [keys.countries(language), reads.listCountries({})],
    ]
  },
})
