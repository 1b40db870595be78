import { useRouter } from 'next/router'
import { useTranslations } from 'next-intl'
import { useRef, useState } from 'react'
import { useDebounced } from '#hooks/browser/debounced.ts'
import { useFirstOffers, useRecentSearches, useUserSearch } from '#hooks/search.ts'
import { paths } from '#lib/paths.ts'
import { moveByArrowKeys } from './arrowKeys.ts'
import { FoundOffers } from './FoundOffers.tsx'
import { FoundPeople } from './FoundPeople.tsx'
import { OverlayBox } from './OverlayBox.tsx'
import { RecentSearches } from './RecentSearches.tsx'

/** In milliseconds: the pause in typing after which the search starts. */
const pause = 800
/** With so many people there may be more, which the search page has. */
const shown = 5
/** The number of offers shown while typing. */
const offersShown = 3
/** The number of recent searches shown while typing. */
const whileTyping = 3

/** The field, recent searches, and people and offers found while typing. */
export function OverlayBody({ onClose }: { onClose: () => void }) {
  const t = useTranslations('search')
  const router = useRouter()
  const body = useRef<HTMLDivElement>(null)
  const [typed, setTyped] = useState('')
  const term = typed.trim()
  const settledTerm = useDebounced(term, pause)
  const search = term === '' ? '' : settledTerm
  const { data, error } = useUserSearch({ search, limit: shown })
  const offers = useFirstOffers({ search, limit: offersShown })
  const { recent, hasNone, saveSearch, clear } = useRecentSearches()

  const goTo = (term: string) => {
    if (!term) return
    void saveSearch(term)
    onClose()
    void router.push(paths.search(term))
  }
  const found = data?.users ?? (error ? null : undefined)
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the arrows move between the links inside
    <div
      ref={body}
      className="flex min-h-0 grow flex-col"
      onKeyDown={(event) => moveByArrowKeys(event, body.current)}
    >
      <OverlayBox term={typed} onType={setTyped} onSubmit={() => goTo(term)} onClose={onClose} />
      <div className="flex min-h-0 flex-col gap-6 overflow-y-auto overscroll-contain p-4 empty:hidden md:p-5">
        {!term && hasNone && <p className="text-muted">{t('ideas')}</p>}
        <RecentSearches
          searches={term ? recent.slice(0, whileTyping) : recent}
          onChoose={goTo}
          onClear={term ? undefined : () => void clear()}
        />
        {term && (
          <FoundPeople
            term={term}
            people={term === settledTerm ? found : undefined}
            seeMoreFrom={shown}
            onLeave={onClose}
            onSeeAll={() => {
              void saveSearch(term)
              onClose()
            }}
          />
        )}
        {term && <FoundOffers result={term === settledTerm ? offers : {}} onLeave={onClose} />}
      </div>
    </div>
  )
}
