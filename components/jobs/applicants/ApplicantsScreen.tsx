import { useTranslations } from 'next-intl'
import { BackLink } from '#components/layout/BackLink.tsx'
import { PageHead } from '#components/layout/document/PageHead.tsx'
import { NotFoundScreen } from '#components/layout/errors/NotFoundScreen.tsx'
import { useMutation } from '#components/layout/useMutation.ts'
import { NoApplicantsDrawing } from '#components/ui/art/NoApplicantsDrawing.tsx'
import { Button } from '#components/ui/buttons/Button.tsx'
import { ButtonLink } from '#components/ui/buttons/ButtonLink.tsx'
import { FilterPills } from '#components/ui/buttons/FilterPills.tsx'
import { Download } from '#components/ui/icons.tsx'
import { Link } from '#components/ui/Link.tsx'
import { PagedList } from '#components/ui/lists/PagedList.tsx'
import { CardSkeletons } from '#components/ui/lists/Skeleton.tsx'
import { EmptyState } from '#components/ui/states/EmptyState.tsx'
import { useListParams, useQueryParam } from '#hooks/browser/address.ts'
import { isMissing } from '#hooks/failure.ts'
import { useApplications, useDownloadApplications } from '#hooks/jobs/applications.ts'
import { useJob } from '#hooks/jobs/reads.ts'
import { getApplications } from '#lib/jobLists.ts'
import { paths, withQuery } from '#lib/paths.ts'
import { fileName } from '#lib/text.ts'
import { ApplicantCard } from './ApplicantCard.tsx'

const pills = ['all', 'pending', 'accepted', 'refused'] as const

/** /my-jobs/{id}/applicants: the applications with their answers, and the organisation's decision. */
export function ApplicantsScreen() {
  const t = useTranslations('applications.list')
  const jobId = useQueryParam('id')
  const { params, change, toPage } = useListParams(getApplications, (query) =>
    withQuery(paths.applicants(jobId), query),
  )
  const job = useJob(jobId)
  const list = useApplications({ job_id: jobId, ...params })
  if (isMissing(job.error) || isMissing(list.error)) return <NotFoundScreen />
  return (
    <div className="mx-auto max-w-4xl px-4 py-6 md:px-6 md:py-8">
      <PageHead page="applicants" hidden />
      <ApplicantsHeader jobId={jobId} title={job.data?.title ?? ''} />
      <FilterPills
        label={t('statusFilter')}
        options={pills.map((id) => ({ id, label: t(`statuses.${id}`) }))}
        value={params.status ?? 'all'}
        onChange={(id) => change({ status: id === 'all' ? undefined : id })}
      />
      <p role="status" className="mt-4 min-h-5 text-muted text-sm">
        {list.data && t('count', { count: list.data.meta.total })}
      </p>
      <PagedList
        result={list}
        onPage={toPage}
        className="mt-3 flex flex-col gap-4"
        skeleton={<CardSkeletons lines={3} />}
        empty={params.status ? <EmptyState title={t('emptyFiltered')} /> : <NoApplicants jobId={jobId} />}
      >
        {(application) => <ApplicantCard application={application} />}
      </PagedList>
    </div>
  )
}

function ApplicantsHeader({ jobId, title }: { jobId: string; title: string }) {
  const t = useTranslations('applications.list')
  const download = useDownloadApplications()
  const { working, run } = useMutation()
  return (
    <>
      <BackLink lists={[paths.myJobs]}>{t('back')}</BackLink>
      <header className="mb-5 mt-2 flex flex-wrap items-center gap-3">
        <div className="mr-auto min-w-0">
          <h1 className="text-xl">{t('title')}</h1>
          <Link href={paths.job(jobId)} className="text-muted [overflow-wrap:anywhere] hover:text-brand">
            {title}
          </Link>
        </div>
        <Button
          variant="outline"
          size="sm"
          loading={working}
          icon={<Download size={18} aria-hidden />}
          onClick={() => void run(() => download(jobId, fileName(t('title'), title)))}
        >
          {t('download')}
        </Button>
      </header>
    </>
  )
}

function NoApplicants({ jobId }: { jobId: string }) {
  const t = useTranslations('applications.list')
  return (
    <EmptyState
      art={<NoApplicantsDrawing />}
      title={t('empty')}
      action={<ButtonLink href={paths.job(jobId)}>{t('seeOffer')}</ButtonLink>}
    >
      {t('emptyHint')}
    </EmptyState>
  )
}
