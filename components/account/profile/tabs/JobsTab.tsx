import { useRouter } from 'next/router'
import { useTranslations } from 'next-intl'
import { JobCard } from '#components/jobs/JobCard.tsx'
import { JobCardSkeletons } from '#components/jobs/JobCardSkeletons.tsx'
import { NoOffersDrawing } from '#components/ui/art/NoOffersDrawing.tsx'
import { ButtonLink } from '#components/ui/buttons/ButtonLink.tsx'
import { Card } from '#components/ui/Card.tsx'
import { cardGrid } from '#components/ui/lists/cardGrid.ts'
import { PagedList } from '#components/ui/lists/PagedList.tsx'
import { EmptyState } from '#components/ui/states/EmptyState.tsx'
import { useToPage } from '#hooks/browser/address.ts'
import { useJobs } from '#hooks/jobs/reads.ts'
import { paths } from '#lib/paths.ts'
import { getProfileJobs } from '#lib/profile.ts'
import type { TabProps } from './ProfileTabPanel.tsx'

/** Tab "jobs": an organisation's offers, or those where a volunteer was accepted. */
export function JobsTab({ user, own }: TabProps) {
  const t = useTranslations('profile.jobs')
  const { query } = useRouter()
  const toPage = useToPage()
  const result = useJobs(getProfileJobs(user, query))
  const kind = user.provider ? 'organisation' : 'volunteer'
  return (
    <PagedList
      result={result}
      onPage={toPage}
      label={t(kind)}
      className={cardGrid}
      skeleton={<JobCardSkeletons count={3} />}
      empty={
        <Card>
          <EmptyState art={<NoOffersDrawing />} action={own && <EmptyAction user={user} />}>
            {t(own ? `${kind}OwnEmpty` : `${kind}Empty`, { name: user.name })}
          </EmptyState>
        </Card>
      }
    >
      {(job) => <JobCard job={job} level={2} />}
    </PagedList>
  )
}

function EmptyAction({ user }: Pick<TabProps, 'user'>) {
  const t = useTranslations('profile.jobs')
  return user.provider ? (
    <ButtonLink href={paths.newJob}>{t('publish')}</ButtonLink>
  ) : (
    <ButtonLink href={paths.jobs()}>{t('explore')}</ButtonLink>
  )
}
