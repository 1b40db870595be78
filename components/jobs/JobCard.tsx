import { useFormatter, useTranslations } from 'next-intl'
import { Hideable } from '#components/moderation/Hideable.tsx'
import { MemberLink } from '#components/people/MemberLink.tsx'
import { Chip } from '#components/ui/buttons/Chip.tsx'
import { Card } from '#components/ui/Card.tsx'
import { Image } from '#components/ui/Image.tsx'
import { MapPin } from '#components/ui/icons.tsx'
import { overImage } from '#components/ui/overImage.ts'
import type { CardJob, Job } from '#contracts/jobs.ts'
import { paths } from '#lib/paths.ts'
import { ApplicationMark } from './ApplicationMark.tsx'
import { DaysLeft } from './DaysLeft.tsx'
import { FavoriteButton } from './FavoriteButton.tsx'
import { OwnerLine } from './OwnerLine.tsx'
import { usePlace } from './place.ts'
import { WhyItFits } from './WhyItFits.tsx'

type JobCardProps = {
  job: CardJob
  eager?: boolean
  /** Of its heading: 2 where the list has none of its own. */
  level?: 2 | 3
}

/** An offer in a list: the whole card is a link, the heart saves it. */
export function JobCard({ job, eager, level = 3 }: JobCardProps) {
  const Heading = level === 2 ? 'h2' : 'h3'
  const lists = useTranslations('lists')
  const place = usePlace(job)
  return (
    <Hideable subject={{ kind: 'job', id: job.id }}>
      <Card as="article" flush className="group relative flex flex-col transition-shadow hover:shadow-lifted">
        <Image image={job.config.background} alt="" width={512} ratio="2 / 1" eager={eager} />
        {isToSave(job) && <FavoriteButton job={job} className={overImage} />}
        <div className="flex grow flex-col gap-2 p-4">
          <Heading className="text-lg leading-6">
            <MemberLink
              href={paths.job(job.id)}
              className="after:absolute after:inset-0 group-hover:text-brand"
            >
              {job.title}
            </MemberLink>
          </Heading>
          <OwnerLine owner={job.owner} />
          <p className="flex items-center gap-1.5 text-sm text-muted">
            <MapPin size={16} aria-hidden className="shrink-0" />
            <span className="truncate">{place}</span>
            <Away job={job} />
          </p>
          <div className="mt-1 flex flex-wrap gap-1.5">
            {job.type && <Chip>{lists(`jobTypes.${job.type}`)}</Chip>}
            {!job.preview &&
              job.skills.slice(0, 2).map((skill) => (
                <Chip key={skill} tone="plain">
                  {lists(`skills.${skill}`)}
                </Chip>
              ))}
          </div>
          {!job.preview && <Bound job={job} />}
          <DaysLeft job={job} className="mt-auto pt-1" />
        </div>
      </Card>
    </Hideable>
  )
}

/** A guest who saves signs in first; organisations and accounts that are not validated cannot. */
const isToSave = (job: CardJob): boolean =>
  job.preview ? job.applyRefusal === 'sign-in' : job.favorite || job.applyRefusal !== 'volunteer-only'

/** The viewer's application, or why the offer matches them. */
const Bound = ({ job }: { job: Pick<Job, 'application' | 'why'> }) =>
  job.application ? <ApplicationMark application={job.application} small /> : <WhyItFits job={job} />

/** How far the offer's city is from where the reader searched; nothing in that city itself. */
function Away({ job: { distanceKm } }: { job: Pick<CardJob, 'distanceKm'> }) {
  const t = useTranslations('jobs.card')
  const format = useFormatter()
  if (!distanceKm) return null
  return (
    <span className="shrink-0 before:mr-1.5 before:content-['·']">
      {t('away', { km: format.number(distanceKm) })}
    </span>
  )
}
