import { useRouter } from 'next/router'
import { useTranslations } from 'next-intl'
import { JobCard } from '#components/jobs/JobCard.tsx'
import { NoOffersDrawing } from '#components/ui/art/NoOffersDrawing.tsx'
import { ButtonLink } from '#components/ui/ButtonLink.tsx'
import { Card } from '#components/ui/Card.tsx'
import { EmptyState } from '#components/ui/EmptyState.tsx'
import { PagedList } from '#components/ui/PagedList.tsx'
import { CardSkeleton } from '#components/ui/Skeleton.tsx'
import { useToPage } from '#hooks/address.ts'
import { useJobs } from '#hooks/jobs/index.ts'
import { paths } from '#lib/paths.ts'
import { jobsOfProfile } from '#lib/profile.ts'
import type { TabProps } from './ProfileTabPanel.tsx'

/** Tab "jobs": what an organisation has published, or where a volunteer was accepted. */
export function JobsTab({ user, own }: TabProps) {
  const t = useTranslations('profile.jobs')
  const { query } = useRouter()
  const toPage = useToPage()
  const result = useJobs(jobsOfProfile(user, query))
  const kind = user.provider ? 'organisation' : 'volunteer'
  return (
    <PagedList
      result={result}
      onPage={toPage}
      label={t(kind)}
      className="grid gap-4 sm:grid-cols-2 xl:grid-cols-3"
      skeleton={<Waiting />}
      empty={
        <Card>
          <EmptyState
            art={<NoOffersDrawing />}
            title={t(own ? `${kind}OwnEmpty` : `${kind}Empty`, { name: user.name })}
            action={own && <Begin user={user} />}
          />
        </Card>
      }
    >
      {(job) => <JobCard job={job} />}
    </PagedList>
  )
}

function Begin({ user }: Pick<TabProps, 'user'>) {
  const t = useTranslations('profile.jobs')
  return user.provider ? (
    <ButtonLink href={paths.newJob}>{t('publish')}</ButtonLink>
  ) : (
    <ButtonLink href={paths.jobs()}>{t('explore')}</ButtonLink>
  )
}

function Waiting() {
  return (
    <div className="grid gap-4 sm:grid-cols-2 xl:grid-cols-3">
      {['first', 'second', 'third'].map((place) => (
        <CardSkeleton key={place} picture lines={3} className="h-[25.5rem]" />
      ))}
    </div>
  )
}
