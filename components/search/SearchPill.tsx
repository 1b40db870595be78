import { useTranslations } from 'next-intl'
import { useState } from 'react'
import { PressLink } from '#components/ui/buttons/PressLink.tsx'
import { lazyOverlay } from '#components/ui/dialogs/lazyOverlay.tsx'
import { Search } from '#components/ui/icons.tsx'
import { useWasOpen } from '#components/ui/menus/useWasOpen.ts'
import { paths } from '#lib/paths.ts'

const SearchOverlay = lazyOverlay(() =>
  import('./SearchOverlay.tsx').then((overlay) => overlay.SearchOverlay),
)

/** The header's link to the search: a pill with text, on phones the icon alone. */
export function SearchPill() {
  const t = useTranslations('search')
  const [open, setOpen] = useState(false)
  const wasOpen = useWasOpen(open)
  return (
    <>
      <PressLink
        href={paths.search()}
        aria-haspopup="dialog"
        aria-expanded={open}
        aria-label={t('open')}
        onClick={() => setOpen(true)}
        onPointerEnter={SearchOverlay.fetchAhead}
        onFocus={SearchOverlay.fetchAhead}
        className="inline-flex size-11 shrink-0 items-center justify-center gap-2 rounded-pill text-ink transition-colors hover:bg-hover lg:w-52 lg:justify-start lg:border lg:border-control lg:bg-card lg:px-4 lg:text-muted lg:text-sm lg:hover:border-ink lg:hover:bg-card"
      >
        <Search size={20} aria-hidden />
        <span className="hidden truncate lg:inline">{t('pill')}</span>
      </PressLink>
      {wasOpen && <SearchOverlay open={open} onClose={() => setOpen(false)} />}
    </>
  )
}
