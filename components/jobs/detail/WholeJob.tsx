import { useRouter } from 'next/router'
import { useTranslations } from 'next-intl'
import { useEffect, useState } from 'react'
import { useSignInFirst } from '#components/account/signIn/signInFirst.ts'
import { BackLink } from '#components/layout/BackLink.tsx'
import { PageHead } from '#components/layout/document/PageHead.tsx'
import { ReportMenu } from '#components/moderation/ReportMenu.tsx'
import { lazyOverlay } from '#components/ui/dialogs/lazyOverlay.tsx'
import type { Job } from '#contracts/jobs.ts'
import { useMe } from '#hooks/session/session.ts'
import { paths } from '#lib/paths.ts'
import { FavoriteButton } from '../FavoriteButton.tsx'
import { JobContent } from './JobContent.tsx'
import { ShareButton } from './ShareButton.tsx'

const ShareJobDialog = lazyOverlay(() =>
  import('../share/ShareJobDialog.tsx').then((module) => module.ShareJobDialog),
)

const ApplyDialog = lazyOverlay(() => import('./ApplyDialog.tsx').then((module) => module.ApplyDialog))

/** The page of a full offer. */
export function WholeJob({ job }: { job: Job }) {
  const [applying, setApplying] = useAsked('apply', job, isOpenTo(job))
  const [sharing, setSharing] = useAsked('published', job, job.can.edit)
  const apply = useSignInFirst({ name: `apply ${job.id}`, act: () => isOpenTo(job) && setApplying(true) })
  return (
    <>
      <PageHead title={job.title} description={job.about} />
      <TopBar job={job} />
      <JobContent job={job} onApply={apply} />
      {applying && <ApplyDialog job={job} onClose={() => setApplying(false)} />}
      <ShareJobDialog job={job} isNew open={sharing} onClose={() => setSharing(false)} />
    </>
  )
}

const isOpenTo = ({ can }: Job): boolean => can.apply || can.joinWaitingList

/** Whether a dialog of the page is open; an address that asks for it opens it, such as that of a button before the page is alive. */
function useAsked(dialog: 'apply' | 'published', { id }: Job, isAllowed: boolean) {
  const router = useRouter()
  const [isOpen, setOpen] = useState(false)
  const isAsked = router.query[dialog] === 'true'
  useEffect(() => {
    if (!isAsked) return
    if (isAllowed) setOpen(true)
    void router.replace(paths.job(id), undefined, { shallow: true, scroll: false })
  }, [isAsked, isAllowed, id, router])
  return [isOpen, setOpen] as const
}

const offers = [paths.jobs(), paths.favoriteJobs, paths.appliedJobs] as const

/** The link back, and the other actions on the offer. */
function TopBar({ job }: { job: Job }) {
  const t = useTranslations()
  const me = useMe()
  const isOwn = job.can.edit
  return (
    <div className="mb-3 flex items-center">
      <BackLink lists={isOwn ? [paths.myJobs] : offers} className="mr-auto">
        {t(isOwn ? 'common.header.myOffers' : 'jobs.detail.backToSearch')}
      </BackLink>
      <div className="-mr-2 flex">
        {job.status !== 'draft' && <ShareButton job={job} />}
        {!isOwn && <FavoriteButton job={job} />}
        {me?.validated && !isOwn && (
          <ReportMenu subject={{ kind: 'job', id: job.id, name: job.owner.name }} />
        )}
      </div>
    </div>
  )
}
