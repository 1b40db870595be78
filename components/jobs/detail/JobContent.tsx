import { useTranslations } from 'next-intl'
import { Chip } from '#components/ui/buttons/Chip.tsx'
import { PressButton } from '#components/ui/buttons/PressLink.tsx'
import { Card } from '#components/ui/Card.tsx'
import { FootBar } from '#components/ui/FootBar.tsx'
import type { Job } from '#contracts/jobs.ts'
import { paths } from '#lib/paths.ts'
import { DaysLeft } from '../DaysLeft.tsx'
import { ApplyBox } from './ApplyBox.tsx'
import { JobFacts, KeyFacts } from './JobFacts.tsx'
import { JobImages } from './JobImages.tsx'
import { JobPlace } from './JobPlace.tsx'
import { JobTexts } from './JobTexts.tsx'
import { jobColumns } from './jobColumns.ts'
import { OwnerCard } from './OwnerCard.tsx'

type JobContentProps = {
  job: Job
  onApply: () => void
}

/**
 * A full offer: its content on the left, the actions on the right (on phones below the title; there the apply button is
 * sticky at the bottom).
 */
export function JobContent({ job, onApply }: JobContentProps) {
  const t = useTranslations('jobs.detail')
  const lists = useTranslations('lists')
  return (
    <>
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
            {!job.can.apply && <ApplyBox job={job} onApply={onApply} />}
          </div>
          <JobTexts job={job} />
          <JobPlace job={job} />
        </article>
        <aside className="flex flex-col gap-4 lg:sticky lg:top-20">
          <div className="hidden lg:block">
            <ApplyBox job={job} onApply={onApply} />
          </div>
          <Card>
            <h2 className="mb-3 text-base font-semibold">{t('details')}</h2>
            <JobFacts job={job} />
          </Card>
          <OwnerCard owner={job.owner} buttonElsewhere={job.application?.status === 'accepted'} />
        </aside>
      </div>
      {job.can.apply && (
        <FootBar until="lg" className="flex items-center gap-3 lg:hidden">
          <DaysLeft job={job} className="min-w-0 grow" />
          <PressButton href={paths.apply(job.id)} className="grow-2" onClick={onApply}>
            {t('apply')}
          </PressButton>
        </FootBar>
      )}
    </>
  )
}
