import { MapPin } from 'lucide-react'
import { useTranslations } from 'next-intl'
import { PreviewFoot } from '#components/account/PreviewFoot.tsx'
import { PageHead } from '#components/layout/PageHead.tsx'
import { StructuredData } from '#components/layout/StructuredData.tsx'
import { Card } from '#components/ui/Card.tsx'
import { Chip } from '#components/ui/Chip.tsx'
import { Image } from '#components/ui/Image.tsx'
import { Paragraphs } from '#components/ui/Paragraphs.tsx'
import type { PreviewJob } from '#contracts/jobs.ts'
import { mediaAddress } from '#lib/media.ts'
import { DaysLeft } from '../DaysLeft.tsx'
import { OwnerLine } from '../OwnerLine.tsx'
import { usePlace } from '../place.ts'
import { jobPosting } from './jobPosting.ts'
import { ShareButton } from './ShareButton.tsx'

const pictureOf = ({ config: { background } }: PreviewJob) =>
  background ? mediaAddress(background.imgName, 1024) : undefined

/** What guests and people who are not validated see of an offer, and the way in; afterwards they are here again. */
export function JobPreview({ job }: { job: PreviewJob }) {
  const t = useTranslations('jobs.detail')
  const lists = useTranslations('lists')
  const place = usePlace(job)
  return (
    <article className="mx-auto max-w-middle">
      <PageHead title={job.title} description={job.about} picture={pictureOf(job)} />
      <StructuredData facts={jobPosting(job)} />
      <Card flush>
        <Image image={job.config.background} alt="" width={1024} ratio="2 / 1" eager />
        <div className="flex flex-col gap-3 p-5">
          <header className="flex items-start gap-3">
            <h1 className="min-w-0 grow text-balance text-xl [overflow-wrap:anywhere]">{job.title}</h1>
            <ShareButton job={job} />
          </header>
          <OwnerLine owner={job.owner} />
          <p className="flex items-center gap-1.5 text-sm text-muted">
            <MapPin size={16} aria-hidden className="shrink-0" />
            {place}
          </p>
          <div className="flex flex-wrap gap-1.5">
            {job.categories.map((category) => (
              <Chip key={category}>{lists(`jobCategories.${category}`)}</Chip>
            ))}
          </div>
          <DaysLeft job={job} />
          <Paragraphs text={job.about} />
        </div>
        <PreviewFoot title={t('previewTitle')} text={t('previewText')} signIn={t('signIn')} />
      </Card>
    </article>
  )
}
