import { useRouter } from 'next/router'
import { useTranslations } from 'next-intl'
import { FindVolunteers } from '#components/directory/FindVolunteers.tsx'
import { PageHead } from '#components/layout/document/PageHead.tsx'
import { NoApplicantsDrawing } from '#components/ui/art/NoApplicantsDrawing.tsx'
import { ButtonLink } from '#components/ui/buttons/ButtonLink.tsx'
import { SearchForm } from '#components/ui/fields/SearchForm.tsx'
import { PagedList } from '#components/ui/lists/PagedList.tsx'
import { CardSkeleton, Shapes } from '#components/ui/lists/Skeleton.tsx'
import { EmptyState } from '#components/ui/states/EmptyState.tsx'
import { TabLinks } from '#components/ui/TabLinks.tsx'
import { useListParams } from '#hooks/browser/address.ts'
import { useVolunteers } from '#hooks/jobs/volunteers.ts'
import { getCurrentVolunteers } from '#lib/jobLists.ts'
import { paths, withQuery } from '#lib/paths.ts'
import { VolunteerCard } from './VolunteerCard.tsx'

const grid = 'grid grid-cols-1 gap-4 md:grid-cols-2 xl:grid-cols-3'

/** /volunteers: the organisation's current volunteers, and others to find. */
export function VolunteersScreen() {
  const t = useTranslations('applications.volunteers')
  const tab = useRouter().query.tab === 'find' ? 'find' : 'current'
  return (
    <div className="mx-auto max-w-page px-4 py-8 md:px-6">
      <PageHead page="volunteers" tab={t(tab)} hidden />
      <h1 className="text-xl">{t('title')}</h1>
      <TabLinks
        className="mt-4"
        label={t('title')}
        current={tab}
        tabs={[
          { id: 'current', label: t('current'), href: paths.volunteers },
          { id: 'find', label: t('find'), href: paths.findVolunteers },
        ]}
      />
      {tab === 'find' ? <FindVolunteers /> : <CurrentVolunteers />}
    </div>
  )
}

function CurrentVolunteers() {
  const t = useTranslations('applications.volunteers')
  const { params, getHref, change, toPage } = useListParams(getCurrentVolunteers, (query) =>
    withQuery(paths.volunteers, query),
  )
  const { query } = params
  const result = useVolunteers(params)
  return (
    <>
      <SearchForm
        className="my-5 max-w-md"
        label={t('search')}
        query={query}
        action={getHref({ query: '' })}
        onSearch={(query) => change({ query })}
      />
      <PagedList
        result={result}
        onPage={toPage}
        className={grid}
        skeleton={<VolunteersSkeleton />}
        empty={query ? <EmptyState title={t('emptySearch')} /> : <NoVolunteers />}
      >
        {(volunteer) => <VolunteerCard volunteer={volunteer} />}
      </PagedList>
    </>
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

const VolunteersSkeleton = () => (
  <div className={grid}>
    <Shapes count={3}>
      <CardSkeleton lines={4} />
    </Shapes>
  </div>
)
