import { ArrowLeft } from 'lucide-react'
import { useTranslations } from 'next-intl'
import { PageHead } from '#components/layout/PageHead.tsx'
import { ThingMenu } from '#components/moderation/ThingMenu.tsx'
import { Card } from '#components/ui/Card.tsx'
import { Chip } from '#components/ui/Chip.tsx'
import { Link } from '#components/ui/Link.tsx'
import type { Job } from '#contracts/jobs.ts'
import { useMe } from '#hooks/session.ts'
import { paths } from '#lib/paths.ts'
import { FavoriteButton } from '../FavoriteButton.tsx'
import { ApplyBox } from './ApplyBox.tsx'
import { JobFacts } from './JobFacts.tsx'
import { JobPictures } from './JobPictures.tsx'
import { JobTexts } from './JobTexts.tsx'
import { OwnerCard } from './OwnerCard.tsx'
import { ShareButton } from './ShareButton.tsx'

/** An offer with all its parts: what it is on the left, what one can do on the right (on phones below the title). */
export function WholeJob({ job }: { job: Job }) {
  const t = useTranslations('jobs.detail')
  const lists = useTranslations('lists')
  const me = useMe()
  return (
    <>
      <PageHead title={job.title} description={job.about} />
      <Link
        href={paths.jobs()}
        className="mb-4 inline-flex min-h-11 items-center gap-2 text-sm text-muted hover:text-ink md:min-h-8"
      >
        <ArrowLeft size={16} aria-hidden />
        {t('backToSearch')}
      </Link>
      <div className="grid items-start gap-6 lg:grid-cols-[minmax(0,1fr)_360px]">
        <article className="min-w-0">
          <JobPictures job={job} />
          <header className="mt-5 flex items-start gap-3">
            <h1 className="min-w-0 grow text-xl">{job.title}</h1>
            <ShareButton job={job} />
            {!job.can.edit && <FavoriteButton job={job} />}
            {me?.validated && !job.can.edit && (
              <ThingMenu thing={{ kind: 'job', id: job.id, name: job.owner.name }} />
            )}
          </header>
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
