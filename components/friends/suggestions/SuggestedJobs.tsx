import { useTranslations } from 'next-intl'
import { MemberLink } from '#components/account/MemberLink.tsx'
import { Image } from '#components/ui/Image.tsx'
import { Resource } from '#components/ui/Resource.tsx'
import { RowSkeleton, Shapes } from '#components/ui/Skeleton.tsx'
import type { ListedJob } from '#contracts/jobs.ts'
import { useJobs } from '#hooks/jobs/index.ts'
import { paths } from '#lib/paths.ts'
import { Nothing, Section } from './Section.tsx'

const shown = 3

/** The last open offers. */
export function SuggestedJobs() {
  const t = useTranslations('friends.suggestions')
  const result = useJobs({ limit: shown })
  return (
    <Section title={t('jobs')} href={paths.jobs()}>
      <Resource
        result={result}
        isEmpty={(page) => page.data.length === 0}
        skeleton={
          <div className="flex flex-col gap-4">
            <Shapes count={shown}>
              <RowSkeleton className="gap-3" picture="size-14" lines={['h-4 w-4/5', 'h-3 w-1/2']} />
            </Shapes>
          </div>
        }
        empty={<Nothing>{t('noJobs')}</Nothing>}
      >
        {(page) => (
          <ul className="flex flex-col gap-4">
            {page.data.slice(0, shown).map((job) => (
              <li key={job.id}>
                <JobLine job={job} />
              </li>
            ))}
          </ul>
        )}
      </Resource>
    </Section>
  )
}

function JobLine({ job }: { job: ListedJob }) {
  return (
    <div className="relative flex items-start gap-3">
      <div className="w-14 shrink-0">
        <Image image={job.config.background} alt="" width={64} ratio="1 / 1" className="rounded-control" />
      </div>
      <div className="min-w-0 grow text-sm">
        <MemberLink
          href={paths.job(job.id)}
          className="line-clamp-2 text-balance break-words font-semibold after:absolute after:inset-0 hover:text-brand"
        >
          {job.title}
        </MemberLink>
        <p className="truncate text-muted">{job.owner.name}</p>
      </div>
    </div>
  )
}
