import { MapPin } from 'lucide-react'
import { useTranslations } from 'next-intl'
import { useAskIn, useAuthDialogs } from '#components/account/AuthDialogs.tsx'
import { PageHead } from '#components/layout/PageHead.tsx'
import { StructuredData } from '#components/layout/StructuredData.tsx'
import { Button } from '#components/ui/Button.tsx'
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

/** What a guest sees of an offer, and over it the way in; afterwards they are here again. */
export function JobPreview({ job }: { job: PreviewJob }) {
  const t = useTranslations('jobs.detail')
  const lists = useTranslations('lists')
  const place = usePlace(job)
  const { openLogin } = useAuthDialogs()
  useAskIn()
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
          <DaysLeft job={{ ...job, status: 'published' }} />
          <Paragraphs text={job.about} />
        </div>
        <div className="border-t border-line bg-brand-soft p-5">
          <h2 className="text-lg">{t('previewTitle')}</h2>
          <p className="mb-4 mt-1 text-muted">{t('previewText')}</p>
          <Button onClick={openLogin}>{t('signIn')}</Button>
        </div>
      </Card>
    </article>
  )
}
