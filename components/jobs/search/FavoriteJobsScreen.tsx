import { useRouter } from 'next/router'
import { useTranslations } from 'next-intl'
import { NoFavouritesDrawing } from '#components/ui/art/NoFavouritesDrawing.tsx'
import { ButtonLink } from '#components/ui/buttons/ButtonLink.tsx'
import { useToPage } from '#hooks/browser/address.ts'
import { useJobs } from '#hooks/jobs/reads.ts'
import { favoriteJobs } from '#lib/jobLists.ts'
import { paths } from '#lib/paths.ts'
import { JobResults } from './JobResults.tsx'
import { OwnListPage } from './OwnListPage.tsx'

/** /jobs/favorites: the viewer's favourites. */
export function FavoriteJobsScreen() {
  const t = useTranslations('jobs.search')
  const { query } = useRouter()
  return (
    <OwnListPage list="favorites">
      <JobResults
        level={2}
        result={useJobs(favoriteJobs(query))}
        onPage={useToPage()}
        empty={{
          art: <NoFavouritesDrawing />,
          title: t('emptyFavorites'),
          hint: t('emptyFavoritesHint'),
          action: <ButtonLink href={paths.jobs()}>{t('explore')}</ButtonLink>,
        }}
      />
    </OwnListPage>
  )
}
