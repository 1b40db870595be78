import { useTranslations } from 'next-intl'
import { NothingFoundDrawing } from '#components/ui/art/NothingFoundDrawing.tsx'
import { EmptyState } from '#components/ui/EmptyState.tsx'
import { useRecentSearches } from '#hooks/search.ts'
import { RecentSearches } from '../RecentSearches.tsx'

/** Before a search: the recent searches, or what can be found here. */
export function SearchIdeas({ onChoose }: { onChoose: (term: string) => void }) {
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
