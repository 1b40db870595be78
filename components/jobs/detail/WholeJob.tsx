import { useRouter } from 'next/router'
import { useTranslations } from 'next-intl'
import { useEffect, useState } from 'react'
import { useSignInFirst } from '#components/account/signIn/signInFirst.ts'
import { BackLink } from '#components/layout/BackLink.tsx'
import { PageHead } from '#components/layout/document/PageHead.tsx'
import { ThingMenu } from '#components/moderation/ThingMenu.tsx'
import { Chip } from '#components/ui/buttons/Chip.tsx'
import { PressButton } from '#components/ui/buttons/PressLink.tsx'
import { Card } from '#components/ui/Card.tsx'
import { lazyOverlay } from '#components/ui/dialogs/lazyOverlay.tsx'
import { FootBar } from '#components/ui/FootBar.tsx'
import type { Job } from '#contracts/jobs.ts'
import { useMe } from '#hooks/session/session.ts'
import { paths } from '#lib/paths.ts'
import { DaysLeft } from '../DaysLeft.tsx'
import { FavoriteButton } from '../FavoriteButton.tsx'
import { ApplyBox } from './ApplyBox.tsx'
import { JobFacts, KeyFacts } from './JobFacts.tsx'
import { JobImages } from './JobImages.tsx'
import { JobPlace } from './JobPlace.tsx'
import { JobTexts } from './JobTexts.tsx'
import { jobColumns } from './jobColumns.ts'
import { OwnerCard } from './OwnerCard.tsx'
import { ShareButton } from './ShareButton.tsx'

const ApplyDialog = lazyOverlay(() => import('./ApplyDialog.tsx').then((module) => module.ApplyDialog))

/**
 * A full offer: its content on the left, the actions on the right (on phones below the title; there the apply button is
 * sticky at the bottom).
 */
export function WholeJob({ job }: { job: Job }) {
  const t = useTranslations('jobs.detail')
  const lists = useTranslations('lists')
  const [applying, setApplying] = useApplying(job)
  const apply = useSignInFirst({ name: `apply ${job.id}`, act: () => job.can.apply && setApplying(true) })
  return (
    <>
      <PageHead title={job.title} description={job.about} />
      <TopBar job={job} />
      <div className={jobColumns}>
        <article className="min-w-0">
          <JobImages job={job} />
          <h1 className="mt-5 text-balance text-xl [overflow-wrap:anywhere]">{job.title}</h1>
          <div className="mt-2 flex flex-wrap gap-1.5">
            {job.categories.map((category) => (
              <Chip key={category}>{lists(`jobCategories.${category}`)}</Chip>
            ))}
          </div>
          <div className="mt-4 flex flex-col gap-4 lg:hidden">
            <KeyFacts job={job} />
            {!job.can.apply && <ApplyBox job={job} onApply={apply} />}
          </div>
          <JobTexts job={job} />
          <JobPlace job={job} />
        </article>
        <aside className="flex flex-col gap-4 lg:sticky lg:top-20">
          <div className="hidden lg:block">
            <ApplyBox job={job} onApply={apply} />
          </div>
          <Card>
            <h2 className="mb-3 text-base font-semibold">{t('details')}</h2>
            <JobFacts job={job} />
          </Card>
          <OwnerCard owner={job.owner} />
        </aside>
      </div>
      {job.can.apply && (
        <FootBar until="lg" className="flex items-center gap-3 lg:hidden">
          <DaysLeft job={job} className="min-w-0 grow" />
          <PressButton href={paths.apply(job.id)} className="grow-2" onClick={apply}>
            {t('apply')}
          </PressButton>
        </FootBar>
      )}
      {applying && <ApplyDialog job={job} onClose={() => setApplying(false)} />}
    </>
  )
}

/** Whether the form to apply is open; the address that the button has before the page is alive opens it. */
function useApplying(job: Job) {
  const router = useRouter()
  const [applying, setApplying] = useState(false)
  const isAsked = router.query.apply === 'true'
  useEffect(() => {
    if (!isAsked) return
    if (job.can.apply) setApplying(true)
    void router.replace(paths.job(job.id), undefined, { shallow: true, scroll: false })
  }, [isAsked, job, router])
  return [applying, setApplying] as const
}

const offers = [paths.jobs(), paths.favoriteJobs, paths.appliedJobs] as const

/** The link back, and the other actions on the offer. */
function TopBar({ job }: { job: Job }) {
  const t = useTranslations('jobs')
  const me = useMe()
  const isOwn = job.can.edit
  return (
    <div className="mb-3 flex items-center">
      <BackLink lists={isOwn ? [paths.myJobs] : offers} className="mr-auto">
        {t(isOwn ? 'mine.title' : 'detail.backToSearch')}
      </BackLink>
      <div className="-mr-2 flex">
        {job.status !== 'draft' && <ShareButton job={job} />}
        {!isOwn && <FavoriteButton job={job} />}
        {me?.validated && !isOwn && <ThingMenu thing={{ kind: 'job', id: job.id, name: job.owner.name }} />}
      </div>
    </div>
  )
}
