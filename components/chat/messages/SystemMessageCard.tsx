import { useTranslations } from 'next-intl'
import { Chip } from '#components/ui/buttons/Chip.tsx'
import { Sprout } from '#components/ui/icons.tsx'
import { Link } from '#components/ui/Link.tsx'
import { useClock } from '#components/ui/time/useClock.ts'
import { useApplicationState } from '#hooks/jobs/applicationState.ts'
import { asApplicant, getAppliedJob } from '#lib/paths.ts'
import type { ShownMessage } from './shownMessage.ts'

/** A message written by the system for someone, such as an application: a quiet card that links to its subject. */
export function SystemMessageCard({
  message,
  writer,
  isOwn,
}: {
  message: ShownMessage
  writer: string
  isOwn: boolean
}) {
  const t = useTranslations('chat.conversation')
  const { time } = useClock()
  const { text, link, at } = message
  const jobId = link && getAppliedJob(link)
  return (
    <div className="mx-auto flex w-full max-w-md gap-3 rounded-card border border-line bg-card p-4 text-sm">
      <Sprout size={20} aria-hidden className="mt-0.5 shrink-0 text-brand" />
      <div className="min-w-0 grow">
        <p className="text-muted">
          {writer}
          {' · '}
          <time dateTime={at}>{time(new Date(at))}</time>
        </p>
        <p className="mt-0.5">
          <span dir="auto" className="whitespace-pre-wrap">
            {text}
          </span>
        </p>
        {jobId && <ApplicationNow jobId={jobId} volunteerId={message.from} />}
        {link && (
          <Link
            href={isOwn ? asApplicant(link) : link}
            className="-mb-2.5 mt-0.5 inline-flex min-h-11 items-center font-semibold text-brand hover:underline md:-mb-1.5 md:min-h-8"
          >
            {t(isOwn ? 'houseOffer' : 'house')}
          </Link>
        )}
      </div>
    </div>
  )
}

const tones = {
  pending: 'plain',
  waitlisted: 'brand',
  accepted: 'ok',
  refused: 'plain',
  withdrawn: 'plain',
} as const

/** The state that the application has now, whatever it was when the message was written. */
function ApplicationNow({ jobId, volunteerId }: { jobId: string; volunteerId: string }) {
  const t = useTranslations('chat.conversation')
  const { data } = useApplicationState(jobId, volunteerId)
  if (data === undefined) return null
  const state = data?.status ?? 'withdrawn'
  return (
    <p role="status" className="mt-1.5">
      <Chip tone={tones[state]}>{t('applicationNow', { state: t(`applicationStates.${state}`) })}</Chip>
    </p>
  )
}
