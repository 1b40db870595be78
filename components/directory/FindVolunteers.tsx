import { useTranslations } from 'next-intl'
import { Chip } from '#components/ui/buttons/Chip.tsx'
import { SearchForm } from '#components/ui/fields/SearchForm.tsx'
import type { ListedUser } from '#contracts/directory.ts'
import { interests, type UserSort } from '#contracts/lists.ts'
import { useListParams } from '#hooks/browser/address.ts'
import { parseDirectory } from '#lib/directory.ts'
import { paths, type Query, withQuery } from '#lib/paths.ts'
import { DirectoryList } from './DirectoryList.tsx'
import { ListedCard } from './ListedCard.tsx'

const sorts: readonly UserSort[] = ['match', 'newest']
const maxInterests = 3
const getPath = (query: Query) => withQuery(paths.volunteers, { tab: 'find', ...query })

/** The volunteers that an organisation could invite, best matches first. */
export function FindVolunteers() {
  const t = useTranslations('directory')
  const address = useListParams(parseDirectory, getPath)
  return (
    <>
      <SearchForm
        className="my-5 max-w-md"
        label={t('searchVolunteers')}
        query={address.params.query}
        action={address.getHref({ query: '' })}
        onSearch={(query) => address.change({ query })}
      />
      <DirectoryList address={address} getPath={getPath} provider={false} sorts={sorts}>
        {(volunteer) => (
          <ListedCard user={volunteer}>
            <Interests of={volunteer} />
          </ListedCard>
        )}
      </DirectoryList>
    </>
  )
}

function Interests({ of: { config } }: { of: ListedUser }) {
  const lists = useTranslations('lists.interests')
  const own = config.categories.split(',')
  const shown = interests.filter((interest) => own.includes(interest)).slice(0, maxInterests)
  if (shown.length === 0) return null
  return (
    <div className="flex flex-wrap gap-1.5">
      {shown.map((interest) => (
        <Chip key={interest}>{lists(interest)}</Chip>
      ))}
    </div>
  )
}
