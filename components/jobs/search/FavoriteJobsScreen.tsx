import { useTranslations } from 'next-intl'
import { NoFavouritesDrawing } from '#components/ui/art/NoFavouritesDrawing.tsx'
import { ButtonLink } from '#components/ui/buttons/ButtonLink.tsx'
import { paths } from '#lib/paths.ts'
import { JobResults } from './JobResults.tsx'
import { OwnListPage } from './OwnListPage.tsx'

/** /jobs/favorites: the viewer's favourites. */
export function FavoriteJobsScreen() {
  const t = useTranslations('jobs.search')
  return (
    <OwnListPage list="favorites">
      {(result, onPage) => (
        <JobResults
          result={result}
          onPage={onPage}
          empty={{
            art: <NoFavouritesDrawing />,
            title: t('emptyFavorites'),
            hint: t('emptyFavoritesHint'),
            action: <ButtonLink href={paths.jobs()}>{t('explore')}</ButtonLink>,
          }}
        />
      )}
    </OwnListPage>
  )
}
