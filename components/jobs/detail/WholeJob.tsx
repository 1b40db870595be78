import { useTranslations } from 'next-intl'
import { PageHead } from '#components/layout/PageHead.tsx'
import { ThingMenu } from '#components/moderation/ThingMenu.tsx'
import { BackLink } from '#components/ui/BackLink.tsx'
import { Card } from '#components/ui/Card.tsx'
import { Chip } from '#components/ui/Chip.tsx'
import type { Job } from '#contracts/jobs.ts'
import { useMe } from '#hooks/session.ts'
import { paths } from '#lib/paths.ts'
import { FavoriteButton } from '../FavoriteButton.tsx'
import { ApplyBox } from './ApplyBox.tsx'
import { JobFacts } from './JobFacts.tsx'
import { JobPictures } from './JobPictures.tsx'
import { JobTexts } from './JobTexts.tsx'
import { jobColumns } from './jobColumns.ts'
import { OwnerCard } from './OwnerCard.tsx'
import { ShareButton } from './ShareButton.tsx'

/** An offer with all its parts: what it is on the left, what one can do on the right (on phones below the title). */
export function WholeJob({ job }: { job: Job }) {
  const t = useTranslations('jobs.detail')
  const lists = useTranslations('lists')
  return (
    <>
      <PageHead title={job.title} description={job.about} />
      <TopBar job={job} />
      <div className={jobColumns}>
        <article className="min-w-0">
          <JobPictures job={job} />
          <h1 className="mt-5 text-balance text-xl [overflow-wrap:anywhere]">{job.title}</h1>
          <div className="mt-2 flex flex-wrap gap-1.5">
            {job.categories.map((category) => (
              <Chip key={category}>{lists(`jobCategories.${category}`)}</Chip>
            ))}
          </div>
          <div className="mt-5 lg:hidden">
            <ApplyBox job={job} />
          </div>
          <JobTexts job={job} />
        </article>
        <aside className="flex flex-col gap-4 lg:sticky lg:top-20">
          <div className="hidden lg:block">
            <ApplyBox job={job} />
          </div>
          <Card>
            <h2 className="mb-3 text-base font-semibold">{t('details')}</h2>
            <JobFacts job={job} />
          </Card>
          <OwnerCard owner={job.owner} />
        </aside>
      </div>
    </>
  )
}

/** The way back, and across from it what one can do with the offer besides applying. */
function TopBar({ job }: { job: Job }) {
  const t = useTranslations('jobs')
  const me = useMe()
  const isOwn = job.can.edit
  return (
    <div className="mb-3 flex items-center">
      <BackLink href={isOwn ? paths.myJobs : paths.jobs()} className="mr-auto">
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
