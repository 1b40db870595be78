import { useTranslations } from 'next-intl'
import { useId } from 'react'
import { ButtonLink } from '#components/ui/buttons/ButtonLink.tsx'
import { Resource } from '#components/ui/states/Resource.tsx'
import type { CardJob, ListedJob } from '#contracts/jobs.ts'
import { useJobSearch } from '#hooks/jobs/reads.ts'
import { paths } from '#lib/paths.ts'
import { JobLineShapes, JobLines } from '../JobLines.tsx'

const shown = 3

/** Inside an offer that takes no more applications: open ones of its categories, and a link to all of them. */
export function Alternatives({ job }: { job: ListedJob }) {
  const t = useTranslations('jobs.detail')
  const title = useId()
  // The offer itself and full ones may be among them.
  const result = useJobSearch({ categories: job.categories, limit: 2 * shown + 1 })
  const others = (found: CardJob[]) => found.filter(({ id, full }) => id !== job.id && !full).slice(0, shown)
  return (
    <section aria-labelledby={title} className="flex flex-col gap-3 border-line border-t pt-4">
      <h2 id={title} className="font-sans font-semibold text-base">
        {t('alternatives')}
      </h2>
      <Resource
        result={result}
        isEmpty={({ data }) => others(data).length === 0}
        skeleton={<JobLineShapes count={shown} />}
      >
        {({ data }) => <JobLines jobs={others(data)} />}
      </Resource>
      <ButtonLink variant="secondary" full href={paths.jobs({ categories: job.categories.join(',') })}>
        {t('similar')}
      </ButtonLink>
    </section>
  )
}
