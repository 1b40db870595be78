import clsx from 'clsx'
import { useTranslations } from 'next-intl'
import { ButtonLink } from '#components/ui/buttons/ButtonLink.tsx'
import { Chip } from '#components/ui/buttons/Chip.tsx'
import { Card } from '#components/ui/Card.tsx'
import { Image } from '#components/ui/Image.tsx'
import { UsersRound } from '#components/ui/icons.tsx'
import { Link } from '#components/ui/Link.tsx'
import type { Job } from '#contracts/jobs.ts'
import { paths } from '#lib/paths.ts'
import { DaysLeft } from '../DaysLeft.tsx'
import { MyJobMenu } from './MyJobMenu.tsx'
import { RemovedNote } from './RemovedNote.tsx'

const counted = ['applications', 'pending', 'accepted', 'refused', 'favorites', 'views'] as const

/** One of the viewer's offers: its status, its counts, and what to do next. */
export function MyJobCard({ job }: { job: Job }) {
  const t = useTranslations('myJobs.list')
  const card = useTranslations('jobs.card')
  const isDraft = job.status === 'draft' && !job.removed
  return (
    <Card as="article" flush className="sm:flex">
      <Image
        image={job.config.background}
        alt=""
        width={256}
        ratio="2 / 1"
        className="sm:w-56 sm:shrink-0 sm:self-stretch"
      />
      <div className="flex min-w-0 grow flex-col gap-3 p-4">
        <div className="flex flex-wrap items-start gap-x-3 gap-y-2">
          <h2 className="min-w-0 grow basis-44 text-lg leading-6">
            <Link href={isDraft ? paths.editJob(job.id) : paths.job(job.id)} className="hover:text-brand">
              {job.title}
            </Link>
          </h2>
          {job.removed ? (
            <Chip tone="danger">{card('removed')}</Chip>
          ) : (
            <Chip tone={job.status === 'published' ? 'brand' : 'plain'}>{card(job.status)}</Chip>
          )}
        </div>
        {!isDraft && <Counts job={job} />}
        {job.counts && job.counts.waitlisted > 0 && <Waitlisted job={job} count={job.counts.waitlisted} />}
        <div className="mt-auto flex flex-wrap items-center gap-2 sm:justify-end">
          {job.removed ? (
            <RemovedNote className="w-full" />
          ) : (
            job.status !== 'closed' && <DaysLeft job={job} className="w-full sm:mr-auto sm:w-auto" />
          )}
          {!isDraft && (
            <ButtonLink size="sm" variant="secondary" href={paths.applicants(job.id)}>
              {t('applicants')}
            </ButtonLink>
          )}
          {!job.removed && <Changes job={job} />}
        </div>
      </div>
    </Card>
  )
}

/** The way to the form, and the rarer actions. */
function Changes({ job }: { job: Job }) {
  const t = useTranslations('myJobs.list')
  return (
    <>
      <ButtonLink size="sm" variant="outline" href={paths.editJob(job.id)}>
        {t(job.status === 'closed' ? 'renew' : 'edit')}
      </ButtonLink>
      <span className="ml-auto sm:ml-0">
        <MyJobMenu job={job} />
      </span>
    </>
  )
}

/** How many applied, wait and so on; who waits is one press away. */
function Counts({ job }: { job: Job }) {
  const t = useTranslations('myJobs.list')
  return (
    <dl className="grid grid-cols-[repeat(3,auto)] gap-x-3 gap-y-2 md:grid-cols-[repeat(6,auto)]">
      {counted.map((name) => (
        <div key={name} className="flex flex-col-reverse">
          <dt className="text-xs text-muted">{t(`counts.${name}`)}</dt>
          <dd
            className={clsx(
              'text-lg font-semibold tabular-nums',
              name === 'pending' && job.counts?.pending && 'text-brand',
            )}
          >
            {name === 'pending' && job.counts?.pending ? (
              <Link
                href={paths.applicants(job.id, 'pending')}
                aria-label={t('waiting', { count: job.counts.pending })}
                className="underline decoration-1 underline-offset-4 hover:decoration-2"
              >
                {job.counts.pending}
              </Link>
            ) : (
              (job.counts?.[name] ?? 0)
            )}
          </dd>
        </div>
      ))}
    </dl>
  )
}

/** How many wait for a place of a full offer; the list of them is one press away. */
function Waitlisted({ job, count }: { job: Job; count: number }) {
  const t = useTranslations('myJobs.list')
  return (
    <Link
      href={paths.applicants(job.id, 'waitlisted')}
      className="inline-flex min-h-11 items-center gap-1.5 text-sm underline decoration-1 underline-offset-4 hover:decoration-2 mouse:min-h-8"
    >
      <UsersRound size={16} aria-hidden className="shrink-0" />
      {t('waitlisted', { count })}
    </Link>
  )
}
