import { useRouter } from 'next/router'
import { useTranslations } from 'next-intl'
import { PageHead } from '#components/layout/PageHead.tsx'
import { NoApplicantsDrawing } from '#components/ui/art/NoApplicantsDrawing.tsx'
import { ButtonLink } from '#components/ui/ButtonLink.tsx'
import { EmptyState } from '#components/ui/EmptyState.tsx'
import { PagedList } from '#components/ui/PagedList.tsx'
import { SearchForm } from '#components/ui/SearchForm.tsx'
import { CardSkeleton } from '#components/ui/Skeleton.tsx'
import { useVolunteers } from '#hooks/jobs/index.ts'
import { paths } from '#lib/paths.ts'
import { VolunteerCard } from './VolunteerCard.tsx'

/** /volunteers: the current volunteers of an organisation. */
export function VolunteersScreen() {
  const t = useTranslations('applications.volunteers')
  const router = useRouter()
  const query = String(router.query.query ?? '')
  const page = Number(router.query.page) || 1
  const go = (next: { query?: string; page?: number }) => void router.push({ query: next })
  const result = useVolunteers({
    ...(query && { query }),
    ...(page > 1 && { page }),
  })
  return (
    <div className="mx-auto max-w-5xl px-4 py-8 md:px-6">
      <PageHead page="volunteers" hidden />
      <h1 className="text-xl">{t('title')}</h1>
      <SearchForm
        key={query}
        className="my-5 max-w-md"
        label={t('search')}
        placeholder={t('search')}
        query={query}
        onSearch={(words) => go(words ? { query: words } : {})}
      />
      <PagedList
        result={result}
        onPage={(next) => go({ ...(query && { query }), page: next })}
        className="grid gap-4 md:grid-cols-2"
        skeleton={<CardSkeleton />}
        empty={query ? <EmptyState title={t('emptySearch')} /> : <NoVolunteers />}
      >
        {(volunteer) => <VolunteerCard volunteer={volunteer} />}
      </PagedList>
    </div>
  )
}

function NoVolunteers() {
  const t = useTranslations('applications.volunteers')
  return (
    <EmptyState
      art={<NoApplicantsDrawing />}
      title={t('empty')}
      action={<ButtonLink href={paths.myJobs}>{t('toMyOffers')}</ButtonLink>}
    >
      {t('emptyHint')}
    </EmptyState>
  )
}
