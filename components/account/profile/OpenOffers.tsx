import { useTranslations } from 'next-intl'
import { useId } from 'react'
import { DaysLeft } from '#components/jobs/DaysLeft.tsx'
import { JobLines } from '#components/jobs/JobLines.tsx'
import { Link } from '#components/ui/Link.tsx'
import type { User } from '#contracts/shapes.ts'
import { useJobs } from '#hooks/jobs/reads.ts'
import { getOpenJobs } from '#lib/profile.ts'

type OpenOffersProps = {
  user: User
  /** The address of all of them. */
  more: string
}

/** The open offers of an organisation, over its tabs; nothing without any. */
export function OpenOffers({ user, more }: OpenOffersProps) {
  const t = useTranslations('profile.jobs')
  const title = useId()
  const { data } = useJobs(getOpenJobs(user))
  if (!data || data.data.length === 0) return null
  const { total } = data.meta
  return (
    <section aria-labelledby={title} className="border-line border-t px-4 pt-4 pb-5 md:px-6">
      <header className="mb-3 flex min-h-8 items-center justify-between gap-3">
        <h2 id={title} className="font-sans font-semibold text-base">
          {t('open')}
        </h2>
        {total > data.data.length && (
          <Link
            href={more}
            scroll={false}
            className="-my-2 inline-flex min-h-11 items-center rounded-control font-semibold text-brand text-sm hover:underline"
          >
            {t('seeAll', { count: total })}
          </Link>
        )}
      </header>
      <JobLines
        jobs={data.data}
        about={(job) => <DaysLeft job={job} className="mt-0.5" />}
        className="md:grid! md:grid-cols-3 md:gap-6"
      />
    </section>
  )
}
