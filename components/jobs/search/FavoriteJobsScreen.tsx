import { useRouter } from 'next/router'
import { useTranslations } from 'next-intl'
import { PageHead } from '#components/layout/document/PageHead.tsx'
import { NoFavouritesDrawing } from '#components/ui/art/NoFavouritesDrawing.tsx'
import { NoOffersDrawing } from '#components/ui/art/NoOffersDrawing.tsx'
import { ButtonLink } from '#components/ui/buttons/ButtonLink.tsx'
import { useToPage } from '#hooks/browser/address.ts'
import { useJobs } from '#hooks/jobs/reads.ts'
import { favoriteJobs } from '#lib/jobLists.ts'
import { paths } from '#lib/paths.ts'
import { JobLists } from './JobLists.tsx'
import { JobResults } from './JobResults.tsx'

/** /jobs/favorites and /jobs/applied: the viewer's favourites and applications. */
export function FavoriteJobsScreen({ list }: { list: 'favorites' | 'applied' }) {
  const t = useTranslations('jobs.search')
  const { query } = useRouter()
  const toPage = useToPage()
  const result = useJobs(favoriteJobs(list, query))
  const isFavorites = list === 'favorites'
  return (
    <div className="mx-auto max-w-page px-4 py-8 md:px-6">
      <PageHead page={list} hidden />
      <h1 className="text-xl">{t(list)}</h1>
      <JobLists current={list} className="my-4" />
      <JobResults
        result={result}
        onPage={toPage}
        empty={{
          art: isFavorites ? <NoFavouritesDrawing /> : <NoOffersDrawing />,
          title: t(isFavorites ? 'emptyFavorites' : 'emptyApplied'),
          hint: t(isFavorites ? 'emptyFavoritesHint' : 'emptyAppliedHint'),
          action: <ButtonLink href={paths.jobs()}>{t('explore')}</ButtonLink>,
        }}
      />
    </div>
  )
}
