import { useTranslations } from 'next-intl'
import { useRecentSearches } from '#hooks/search.ts'
import { RecentSearches } from '../RecentSearches.tsx'

/** Before anything was asked: what one searched for lately, or what can be found here. */
export function SearchIdeas({ onChoose }: { onChoose: (words: string) => void }) {
  const t = useTranslations('search')
  const { recent, clear } = useRecentSearches()
  return (
    <div className="mt-6 max-w-2xl">
      {recent.length > 0 ? (
        <RecentSearches searches={recent} onChoose={onChoose} onClear={() => void clear()} />
      ) : (
        <p className="text-muted">{t('ideas')}</p>
      )}
    </div>
  )
}
