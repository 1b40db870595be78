import { useTranslations } from 'next-intl'
import { JobLineShapes, JobLines } from '#components/jobs/JobLines.tsx'
import { WhyItFits } from '#components/jobs/WhyItFits.tsx'
import { Resource } from '#components/ui/states/Resource.tsx'
import type { CardJob } from '#contracts/jobs.ts'
import { useJobSearch } from '#hooks/jobs/reads.ts'
import { paths } from '#lib/paths.ts'
import { Nothing, Section } from './Section.tsx'

const shown = 3

/** The open offers that match the viewer best and to which they have not applied, without the one that the page is about. */
export function SuggestedJobs({ except }: { except?: string }) {
  const t = useTranslations('friends.suggestions')
  const result = useJobSearch({ limit: 2 * shown })
  const isNew = (job: CardJob) => job.id !== except && (job.preview || !job.application)
  return (
    <Section title={t('jobs')} href={paths.jobs()}>
      <Resource
        result={result}
        isEmpty={(page) => !page.data.some(isNew)}
        skeleton={<JobLineShapes count={shown} />}
        empty={<Nothing>{t('noJobs')}</Nothing>}
      >
        {(page) => (
          <JobLines jobs={page.data.filter(isNew).slice(0, shown)} about={(job) => <About job={job} />} />
        )}
      </Resource>
    </Section>
  )
}

const About = ({ job }: { job: CardJob }) => (
  <>
    <p className="truncate text-muted">{job.owner.name}</p>
    {!job.preview && <WhyItFits job={job} />}
  </>
)
