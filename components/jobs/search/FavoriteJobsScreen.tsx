import { useRouter } from 'next/router'
import { useTranslations } from 'next-intl'
import { PageHead } from '#components/layout/document/PageHead.tsx'
import { NoFavouritesDrawing } from '#components/ui/art/NoFavouritesDrawing.tsx'
import { ButtonLink } from '#components/ui/buttons/ButtonLink.tsx'
import { useToPage } from '#hooks/browser/address.ts'
import { useJobs } from '#hooks/jobs/reads.ts'
import { favoriteJobs } from '#lib/jobLists.ts'
import { paths } from '#lib/paths.ts'
import { JobLists } from './JobLists.tsx'
import { JobResults } from './JobResults.tsx'

/** /jobs/favorites: the viewer's favourites. */
export function FavoriteJobsScreen() {
  const t = useTranslations('jobs.search')
  const { query } = useRouter()
  const toPage = useToPage()
  const result = useJobs(favoriteJobs('favorites', query))
  return (
    <div className="mx-auto max-w-page px-4 py-8 md:px-6">
      <PageHead page="favorites" hidden />
      <h1 className="text-xl">{t('favorites')}</h1>
      <JobLists current="favorites" className="my-4" />
      <JobResults
        result={result}
        onPage={toPage}
        empty={{
          art: <NoFavouritesDrawing />,
          title: t('emptyFavorites'),
          hint: t('emptyFavoritesHint'),
          action: <ButtonLink href={paths.jobs()}>{t('explore')}</ButtonLink>,
        }}
      />
    </div>
  )
}
