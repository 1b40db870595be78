import clsx from 'clsx'
import { useFormatter, useTranslations } from 'next-intl'
import { MessageButton } from '#components/friends/MessageButton.tsx'
import { Face } from '#components/people/Face.tsx'
import { usePlaceName } from '#components/people/place.ts'
import { Chip } from '#components/ui/buttons/Chip.tsx'
import { Card } from '#components/ui/Card.tsx'
import { DotLine } from '#components/ui/DotLine.tsx'
import { CheckBox } from '#components/ui/fields/CheckBox.tsx'
import { UsersRound } from '#components/ui/icons.tsx'
import { Link } from '#components/ui/Link.tsx'
import { RelativeTime } from '#components/ui/time/RelativeTime.tsx'
import { useMinute } from '#components/ui/time/useMinute.ts'
import { useReaderTimeZone } from '#components/ui/time/useReaderTimeZone.ts'
import type { Applicant } from '#contracts/applications.ts'
import { day } from '#lib/durations.ts'
import { paths } from '#lib/paths.ts'
import { Answers } from '../Answers.tsx'
import { ApplicantFacts } from './ApplicantFacts.tsx'
import { ApplicantNote } from './ApplicantNote.tsx'
import { Decision } from './Decision.tsx'
import { ShortlistButton } from './ShortlistButton.tsx'

const chipTones = { pending: 'plain', accepted: 'ok', refused: 'danger', waitlisted: 'brand' } as const

type ApplicantCardProps = {
  application: Applicant
  /** Of the offer; null where it has no number of places. */
  placesLeft: number | null
  /** Whether it is chosen for an act on several; without `onChoose` it cannot be. */
  isChosen?: boolean
  onChoose?: (isChosen: boolean) => void
}

/** One applicant: who they are and how they fit, every question with its answer, and the decision. */
export function ApplicantCard(props: ApplicantCardProps) {
  const { application, placesLeft, isChosen = false, onChoose } = props
  const t = useTranslations('applications')
  const { user, answers, status, applicant } = application
  return (
    <Card as="article" className={clsx(isChosen && 'border-brand!')}>
      <header className="flex flex-wrap items-center gap-x-3 gap-y-2">
        {onChoose && (
          <CheckBox
            label={<span className="sr-only">{t('chosen.choose', { name: user.name })}</span>}
            className="-mr-3"
            checked={isChosen}
            onChange={({ target }) => onChoose(target.checked)}
          />
        )}
        <Face user={user} size={48} />
        <div className="min-w-0 grow basis-36">
          <h3 className="font-sans font-semibold text-base">
            <Link href={paths.user(user.id)} className="line-clamp-2 break-words hover:text-brand">
              {user.name}
            </Link>
          </h3>
          <Whence application={application} />
        </div>
        <Chip tone={chipTones[status]} className="shrink-0">
          {t(`status.${status}`)}
        </Chip>
      </header>
      {application.serviceEnded ? <EndedLine /> : <PlaceLine application={application} />}
      <ApplicantFacts applicant={applicant} />
      <Answers answers={answers} className="mt-4" />
      <div className="mt-4 flex flex-wrap items-center gap-2">
        <MessageButton userId={user.id} name={user.name} />
        <ShortlistButton application={application} />
        <ApplicantNote application={application} />
      </div>
      <Decision application={application} placesLeft={placesLeft} />
    </Card>
  )
}

/** City and distance, age group, language, and how long the application has waited. */
function Whence({ application: { user, applicant, createdAt, status } }: { application: Applicant }) {
  const t = useTranslations('applications')
  const common = useTranslations('common.languages')
  const format = useFormatter()
  const place = usePlaceName()(user)
  const { distanceKm, ageGroup, language } = applicant
  return (
    <DotLine>
      {place && <span>{place}</span>}
      {distanceKm !== null && distanceKm > 0 && (
        <span>{t('filters.km', { km: format.number(distanceKm) })}</span>
      )}
      {ageGroup && <span>{t(`facts.ages.${ageGroup}`)}</span>}
      <span>{common(language)}</span>
      {status === 'pending' ? <Waiting since={createdAt} /> : <Applied at={createdAt} />}
    </DotLine>
  )
}

function Applied({ at }: { at: string }) {
  const t = useTranslations('applications.facts')
  return <span>{t.rich('appliedWhen', { when: () => <RelativeTime date={at} /> })}</span>
}

function Waiting({ since }: { since: string }) {
  const t = useTranslations('applications.facts')
  const waited = Math.max(0, useMinute().getTime() - new Date(since).getTime())
  return <span suppressHydrationWarning>{t('waiting', { days: Math.floor(waited / day) })}</span>
}

/** The tab of the accepted also lists those whom the organisation took off its volunteers. */
function EndedLine() {
  const t = useTranslations('applications.facts')
  return <p className="mt-3 text-muted text-sm">{t('serviceEnded')}</p>
}

/** Where somebody stands on the waiting list, and whether a place is offered to them or held. */
function PlaceLine({ application: { status, position, placeOfferedUntil } }: { application: Applicant }) {
  const t = useTranslations('applications.facts')
  const format = useFormatter()
  const timeZone = useReaderTimeZone()
  if (position === null && placeOfferedUntil === null) return null
  const until = {
    weekday: 'long',
    day: 'numeric',
    month: 'long',
    hour: '2-digit',
    minute: '2-digit',
    timeZone,
  } as const
  return (
    <p className="mt-3 flex items-center gap-1.5 font-semibold text-brand text-sm" suppressHydrationWarning>
      <UsersRound size={16} aria-hidden className="shrink-0" />
      {placeOfferedUntil === null
        ? t('listPosition', { position: position ?? 1 })
        : status === 'pending'
          ? t('placeHeld')
          : t('placeOffered', { until: format.dateTime(new Date(placeOfferedUntil), until) })}
    </p>
  )
}
