import { useRouter } from 'next/router'
import { useTranslations } from 'next-intl'
import { PageHead } from '#components/layout/document/PageHead.tsx'
import { NothingFoundDrawing } from '#components/ui/art/NothingFoundDrawing.tsx'
import { SearchForm } from '#components/ui/fields/SearchForm.tsx'
import { EmptyState } from '#components/ui/states/EmptyState.tsx'
import { TabLinks } from '#components/ui/TabLinks.tsx'
import { useRecentSearches } from '#hooks/search.ts'
import { useMember } from '#hooks/session/session.ts'
import { paths } from '#lib/paths.ts'
import { parseSearch } from '#lib/search.ts'
import { RecentSearches } from '../RecentSearches.tsx'
import { Results } from './Results.tsx'
import { SuggestedVolunteers } from './SuggestedVolunteers.tsx'
import { useFound } from './useFound.ts'
import { useSearchTabs } from './useSearchTabs.ts'

/** /search/{term}: people, organisations, offers and posts. */
export function SearchScreen() {
  const t = useTranslations('search')
  const router = useRouter()
  const params = parseSearch(router.query)
  const { term } = params
  const found = useFound(term, params.tab === 'offers' ? params.page : 1)
  const tabs = useSearchTabs(term, found)
  const tab = tabs.some(({ id }) => id === params.tab) ? params.tab : 'all'
  const me = useMember()
  const { saveSearch } = useRecentSearches()
  const search = (next: string) => {
    void saveSearch(next)
    void router.push(paths.search(next))
  }
  return (
    <div className="mx-auto max-w-page px-4 py-8 md:px-6">
      <PageHead title={term ? t('resultsFor', { term }) : t('title')} hidden />
      <h1 className="line-clamp-2 text-xl [overflow-wrap:anywhere]">
        {term ? t('resultsFor', { term }) : t('title')}
      </h1>
      <SearchForm
        className="mt-4 max-w-2xl"
        label={t('label')}
        placeholder={t('placeholder')}
        query={term}
        action={paths.search()}
        name="term"
        onSearch={search}
      />
      {term ? (
        <>
          <TabLinks label={t('kinds')} tabs={tabs} current={tab} className="mt-6 mb-6" />
          <Results term={term} tab={tab} found={found} />
        </>
      ) : (
        <>
          <SearchIdeas onChoose={search} />
          {me && !me.provider && <SuggestedVolunteers />}
        </>
      )}
    </div>
  )
}

/** Before a search: the recent searches, or what can be found here. */
function SearchIdeas({ onChoose }: { onChoose: (term: string) => void }) {
  const t = useTranslations('search')
  const { recent, hasNone, clear } = useRecentSearches()
  return (
    <div className="mt-6 max-w-2xl">
      {hasNone ? (
        <EmptyState art={<NothingFoundDrawing glad />}>{t('ideas')}</EmptyState>
      ) : (
        <RecentSearches searches={recent} onChoose={onChoose} onClear={() => void clear()} />
      )}
    </div>
  )
}
