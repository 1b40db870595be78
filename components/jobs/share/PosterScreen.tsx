import { useTranslations } from 'next-intl'
import { BackLink } from '#components/layout/BackLink.tsx'
import { PageHead } from '#components/layout/document/PageHead.tsx'
import { NotFoundScreen } from '#components/layout/errors/NotFoundScreen.tsx'
import { Logo } from '#components/ui/art/Logo.tsx'
import { Button } from '#components/ui/buttons/Button.tsx'
import { Image } from '#components/ui/Image.tsx'
import { Printer } from '#components/ui/icons.tsx'
import { Skeleton } from '#components/ui/lists/Skeleton.tsx'
import { Resource } from '#components/ui/states/Resource.tsx'
import type { Job } from '#contracts/jobs.ts'
import { useQueryParam } from '#hooks/browser/address.ts'
import { isMissing } from '#hooks/failure.ts'
import { useJob } from '#hooks/jobs/reads.ts'
import { brand } from '#lib/brand.ts'
import { paths } from '#lib/paths.ts'
import { publicConfig } from '#lib/publicConfig.ts'
import { excerpt } from '#lib/text.ts'
import { JobFacts } from '../detail/JobFacts.tsx'
import { QrCode } from './QrCode.tsx'

/** As much of the text as fits on the sheet. */
const longest = 500

/** /my-jobs/{id}/poster: an offer as a sheet of paper to hang up, with the QR code of its page. */
export function PosterScreen() {
  const t = useTranslations('myJobs')
  const result = useJob(useQueryParam('id'))
  const { data } = result
  if (isMissing(result.error) || (data && (data.preview || !data.can.edit || data.status !== 'published')))
    return <NotFoundScreen />
  return (
    <div className="mx-auto max-w-3xl px-4 py-6 md:px-6 print:p-0">
      <PageHead page="poster" hidden />
      <div className="mb-4 flex flex-wrap items-center gap-3 print:hidden">
        <BackLink lists={[paths.myJobs]} className="mr-auto">
          {t('list.title')}
        </BackLink>
        <Button icon={<Printer size={20} aria-hidden />} onClick={() => window.print()}>
          {t('poster.print')}
        </Button>
        <p className="w-full text-muted text-sm">{t('poster.hint')}</p>
      </div>
      <Resource result={result} skeleton={<Skeleton className="aspect-210/297 w-full rounded-card" />}>
        {(job) => (job.preview ? null : <Poster job={job} />)}
      </Resource>
    </div>
  )
}

/** It is paper: light in both themes. */
function Poster({ job }: { job: Job }) {
  const t = useTranslations('myJobs.poster')
  const url = publicConfig().publicUrl + paths.job(job.id)
  return (
    <article className="poster flex flex-col gap-6 overflow-hidden rounded-card border border-line bg-card p-6 text-ink sm:p-10">
      <header className="flex items-center justify-between gap-4">
        <p className="min-w-0 font-semibold text-lg [overflow-wrap:anywhere]">{job.owner.name}</p>
        <Logo name={brand.name} size={28} className="shrink-0" />
      </header>
      {job.config.background && (
        <Image
          image={job.config.background}
          alt={job.config.background.alt}
          width={720}
          ratio="2 / 1"
          eager
          className="rounded-card"
        />
      )}
      <h1 className="text-balance text-2xl [overflow-wrap:anywhere] sm:text-4xl">{job.title}</h1>
      <p className="whitespace-pre-line text-pretty [overflow-wrap:anywhere]">
        {excerpt(job.about, longest)}
      </p>
      <div className="mt-auto flex flex-col gap-6 sm:flex-row sm:items-end sm:justify-between print:flex-row print:items-end">
        <div className="min-w-0 grow">
          <JobFacts job={job} />
        </div>
        <figure className="flex shrink-0 flex-col items-center gap-2">
          <QrCode text={url} alt={t('qr')} className="size-44" />
          <figcaption className="max-w-44 text-center text-sm">
            {t('scan')}
            <span className="mt-1 block text-xs [overflow-wrap:anywhere]">
              {url.replace(/^https?:\/\//, '')}
            </span>
          </figcaption>
        </figure>
      </div>
    </article>
  )
}
