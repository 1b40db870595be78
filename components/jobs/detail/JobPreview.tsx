import { useTranslations } from 'next-intl'
import { PreviewPage } from '#components/account/profile/PreviewPage.tsx'
import { useSignInFirst } from '#components/account/signIn/signInFirst.ts'
import { PageHead } from '#components/layout/document/PageHead.tsx'
import { StructuredData } from '#components/layout/document/StructuredData.tsx'
import { MemberLink } from '#components/people/MemberLink.tsx'
import { Chip } from '#components/ui/buttons/Chip.tsx'
import { PressButton } from '#components/ui/buttons/PressLink.tsx'
import { Card } from '#components/ui/Card.tsx'
import { Image } from '#components/ui/Image.tsx'
import { MapPin } from '#components/ui/icons.tsx'
import { Paragraphs } from '#components/ui/Paragraphs.tsx'
import type { PreviewJob } from '#contracts/jobs.ts'
import { mediaAddress } from '#lib/media.ts'
import { paths } from '#lib/paths.ts'
import { DaysLeft } from '../DaysLeft.tsx'
import { FavoriteButton } from '../FavoriteButton.tsx'
import { OwnerLine } from '../OwnerLine.tsx'
import { usePlace } from '../place.ts'
import { Alternatives } from './Alternatives.tsx'
import { JobPlace } from './JobPlace.tsx'
import { jobPosting } from './jobPosting.ts'
import { ShareButton } from './ShareButton.tsx'

const getImage = ({ config: { background } }: PreviewJob) =>
  background ? mediaAddress(background.imgName, 1024) : undefined

/** An offer as guests and accounts that are not validated see it, with sign-in buttons that lead back here. */
export function JobPreview({ job }: { job: PreviewJob }) {
  const t = useTranslations('jobs.detail')
  const posting = jobPosting(job)
  // After signing in, the full offer has the button that resumes this act.
  const apply = useSignInFirst({ name: `apply ${job.id}`, act: () => {}, ready: false })
  return (
    <PreviewPage
      text={t('previewText')}
      act={
        <PressButton href={paths.login(paths.apply(job.id))} onClick={apply}>
          {t('apply')}
        </PressButton>
      }
      except={job.id}
    >
      <PageHead title={job.title} description={job.about} image={getImage(job)} hidden={!posting} />
      {posting && <StructuredData facts={posting} />}
      <GuestJob job={job} />
    </PreviewPage>
  )
}

/** What a guest reads of an offer. */
export function GuestJob({ job }: { job: PreviewJob }) {
  const lists = useTranslations('lists')
  const place = usePlace(job)
  return (
    <Card flush>
      <Image
        image={job.config.background}
        alt={job.config.background?.alt ?? ''}
        width={1024}
        ratio="2 / 1"
        eager
      />
      <div className="flex flex-col gap-3 p-5">
        <header className="flex flex-wrap items-start gap-x-3 gap-y-1">
          {/* The buttons go below it before a long word breaks. */}
          <h1 className="min-w-0 grow basis-48 text-balance text-lg [overflow-wrap:anywhere] sm:text-xl">
            {job.title}
          </h1>
          <div className="-mt-2 -mr-2 ml-auto flex shrink-0">
            <ShareButton job={job} />
            {job.applyRefusal === 'sign-in' && <FavoriteButton job={job} />}
          </div>
        </header>
        <MemberLink
          href={paths.user(job.owner.id)}
          className="-my-2 flex min-h-11 max-w-full items-center self-start rounded-control hover:text-brand hover:underline"
        >
          <OwnerLine owner={job.owner} />
        </MemberLink>
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
        <JobPlace job={job} />
        {job.full && <Alternatives job={job} />}
      </div>
    </Card>
  )
}
