import clsx from 'clsx'
import type { ReactNode } from 'react'
import { MemberLink } from '#components/people/MemberLink.tsx'
import { Image } from '#components/ui/Image.tsx'
import { RowSkeleton, Shapes } from '#components/ui/lists/Skeleton.tsx'
import type { CardJob } from '#contracts/jobs.ts'
import { paths } from '#lib/paths.ts'

type JobLinesProps = {
  jobs: readonly CardJob[]
  about?: (job: CardJob) => ReactNode
  className?: string
}

/** A few offers, a line each: image, title and organisation, or the text of `about`. */
export function JobLines({ jobs, about, className }: JobLinesProps) {
  return (
    <ul className={clsx('flex flex-col gap-4', className)}>
      {jobs.map((job) => (
        <li key={job.id} className="relative flex min-w-0 items-start gap-3">
          <div className="w-14 shrink-0">
            <Image
              image={job.config.background}
              alt=""
              width={64}
              ratio="1 / 1"
              className="rounded-control"
            />
          </div>
          <div className="min-w-0 grow text-sm">
            <MemberLink
              href={paths.job(job.id)}
              className="line-clamp-2 text-balance break-words font-semibold after:absolute after:inset-0 hover:text-brand"
            >
              {job.title}
            </MemberLink>
            {about ? about(job) : <p className="truncate text-muted">{job.owner.name}</p>}
          </div>
        </li>
      ))}
    </ul>
  )
}

/** The skeleton of JobLines. */
export const JobLineShapes = ({ count }: { count: number }) => (
  <div className="flex flex-col gap-4">
    <Shapes count={count}>
      <RowSkeleton className="gap-3" image="size-14" lines={['h-4 w-4/5', 'h-3 w-1/2']} />
    </Shapes>
  </div>
)
