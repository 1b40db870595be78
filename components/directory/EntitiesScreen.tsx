import { useTranslations } from 'next-intl'
import { PageHead } from '#components/layout/document/PageHead.tsx'
import { Ground } from '#components/layout/Ground.tsx'
import { SearchForm } from '#components/ui/fields/SearchForm.tsx'
import type { UserSort } from '#contracts/lists.ts'
import { useListParams } from '#hooks/browser/address.ts'
import { useMember } from '#hooks/session/session.ts'
import { parseDirectory } from '#lib/directory.ts'
import { paths } from '#lib/paths.ts'
import { DirectoryList } from './DirectoryList.tsx'
import { ListedCard } from './ListedCard.tsx'

const forAll: readonly UserSort[] = ['relevance', 'newest', 'rating']
const forMembers: readonly UserSort[] = [...forAll, 'match']

/** /entities: every organisation, for guests too. */
export function EntitiesScreen() {
  const t = useTranslations('directory')
  const me = useMember()
  const address = useListParams(parseDirectory, paths.entities)
  return (
    <>
      <PageHead page="entities" description={t('entitiesText')} />
      <Ground>
        <h1 className="text-xl md:text-2xl">{t('entitiesTitle')}</h1>
        <p className="mt-2 max-w-2xl text-muted">{t('entitiesText')}</p>
        <SearchForm
          className="mt-4 max-w-2xl"
          label={t('searchOrganisations')}
          query={address.params.query}
          action={address.getHref({ query: '' })}
          onSearch={(query) => address.change({ query })}
        />
      </Ground>
      <div className="mx-auto max-w-page px-4 pb-12 md:px-6">
        <DirectoryList address={address} getPath={paths.entities} provider sorts={me ? forMembers : forAll}>
          {(organisation) => <ListedCard user={organisation} />}
        </DirectoryList>
      </div>
    </>
  )
}
