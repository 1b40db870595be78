import { useRouter } from 'next/router'
import { useTranslations } from 'next-intl'
import { useRef, useState } from 'react'
import { useDebounced } from '#hooks/debounced.ts'
import { useRecentSearches, useUserSearch } from '#hooks/search.ts'
import { paths } from '#lib/paths.ts'
import { moveByArrowKeys } from './arrowKeys.ts'
import { FoundPeople } from './FoundPeople.tsx'
import { OverlayBox } from './OverlayBox.tsx'
import { RecentSearches } from './RecentSearches.tsx'

/** In milliseconds: the pause in typing after which the search starts. */
const pause = 800
/** With so many people there may be more, which the search page has. */
const shown = 5
/** The number of recent searches shown while typing. */
const whileTyping = 3

/** The field, recent searches, and people found while typing. */
export function OverlayBody({ onClose }: { onClose: () => void }) {
  const t = useTranslations('search')
  const router = useRouter()
  const body = useRef<HTMLDivElement>(null)
  const [typed, setTyped] = useState('')
  const words = typed.trim()
  const rested = useDebounced(words, pause)
  const { data, error } = useUserSearch({ search: words === '' ? '' : rested, limit: shown })
  const { recent, hasNone, keep, clear } = useRecentSearches()

  const goTo = (term: string) => {
    if (!term) return
    void keep(term)
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
      <OverlayBox words={typed} onType={setTyped} onSubmit={() => goTo(words)} onClose={onClose} />
      <div className="flex min-h-0 flex-col gap-6 overflow-y-auto overscroll-contain p-4 empty:hidden md:p-5">
        {!words && hasNone && <p className="text-muted">{t('ideas')}</p>}
        <RecentSearches
          searches={words ? recent.slice(0, whileTyping) : recent}
          onChoose={goTo}
          onClear={words ? undefined : () => void clear()}
        />
        {words && (
          <FoundPeople
            term={words}
            people={words === rested ? found : undefined}
            seeMoreFrom={shown}
            onLeave={onClose}
            onSeeAll={() => {
              void keep(words)
              onClose()
            }}
          />
        )}
      </div>
    </div>
  )
}
