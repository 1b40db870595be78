import { useTranslations } from 'next-intl'
import { JobLineShapes, JobLines } from '#components/jobs/JobLines.tsx'
import { Resource } from '#components/ui/states/Resource.tsx'
import { useJobs } from '#hooks/jobs/reads.ts'
import { paths } from '#lib/paths.ts'
import { Nothing, Section } from './Section.tsx'

const shown = 3

/** The latest open offers, without the one that the page is about. */
export function SuggestedJobs({ except }: { except?: string }) {
  const t = useTranslations('friends.suggestions')
  const result = useJobs({ limit: except ? shown + 1 : shown })
  return (
    <Section title={t('jobs')} href={paths.jobs()}>
      <Resource
        result={result}
        isEmpty={(page) => page.data.length === 0}
        skeleton={<JobLineShapes count={shown} />}
        empty={<Nothing>{t('noJobs')}</Nothing>}
      >
        {(page) => <JobLines jobs={page.data.filter(({ id }) => id !== except).slice(0, shown)} />}
      </Resource>
    </Section>
  )
}
