import { EntitiesScreen } from '#components/directory/EntitiesScreen.tsx'
import { parseDirectory, toUsersParams } from '#lib/directory.ts'
import { keys } from '#lib/keys.ts'
import { page } from '#pages/_page.ts'

export default EntitiesScreen

export const getServerSideProps = page({
  texts: ['directory', 'friends'],
  data: ({ reads, query, language }) => {
    const address = parseDirectory(query)
    const params = toUsersParams(address, true)
    return [
      [keys.users(params), reads.listUsers(params)],
      // 250 names are larger than the list: they are sent only where one of them is shown.
      address.country !== undefined && [keys.countries(language), reads.listCountries({})],
    ]
  },
})
