import { useTranslations } from 'next-intl'
import { Button } from '#components/ui/buttons/Button.tsx'
import { Clock } from '#components/ui/icons.tsx'
import { truncate } from '#lib/text.ts'
import { choice } from './arrowKeys.ts'
import { longest } from './labels.ts'

type RecentSearchesProps = {
  searches: readonly { id: string; search_name: string }[]
  onChoose: (term: string) => void
  /** Absent while typing. */
  onClear?: () => void
}

/** The viewer's recent searches; a press repeats one. */
export function RecentSearches({ searches, onChoose, onClear }: RecentSearchesProps) {
  const t = useTranslations('search')
  if (searches.length === 0) return null
  return (
    <section aria-labelledby="recent-searches">
      <header className="mb-1 flex min-h-9 items-center justify-between gap-3">
        <h2 id="recent-searches" className="font-sans font-semibold text-muted text-sm">
          {t('recent')}
        </h2>
        {onClear && (
          <Button variant="quiet" size="sm" onClick={onClear}>
            {t('clearRecent')}
          </Button>
        )}
      </header>
      <ul>
        {searches.map(({ id, search_name: term }) => (
          <li key={id}>
            <button
              {...choice}
              type="button"
              onClick={() => onChoose(term)}
              className="flex min-h-11 w-full items-center gap-3 rounded-control px-2 text-left hover:bg-hover"
            >
              <Clock size={18} aria-hidden className="shrink-0 text-muted" />
              <span className="truncate">{truncate(term, longest)}</span>
            </button>
          </li>
        ))}
      </ul>
    </section>
  )
}
