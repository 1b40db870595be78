import { useTranslations } from 'next-intl'
import { useState } from 'react'
import { Chip } from '#components/ui/buttons/Chip.tsx'
import { Sprout } from '#components/ui/icons.tsx'
import { Link } from '#components/ui/Link.tsx'
import { useClock } from '#components/ui/time/useClock.ts'
import { asApplicant } from '#lib/paths.ts'
import type { ShownMessage } from './shownMessage.ts'

/** A message written by the system for someone, such as an application: a quiet card that links to its subject. */
export function SystemMessageCard({
  message,
  writer,
  isOwn,
  state,
}: {
  message: ShownMessage
  writer: string
  isOwn: boolean
  /** Of an application: its state now; null while it is not known. */
  state: ShownState | null
}) {
  const t = useTranslations('chat.conversation')
  const { time } = useClock()
  const { text, link, at } = message
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
        {state && <ApplicationNow state={state} />}
        {link && (
          <Link
            href={isOwn ? asApplicant(link) : link}
            className="-mb-2.5 mt-0.5 inline-flex min-h-11 items-center font-semibold text-brand hover:underline mouse:-mb-1.5 mouse:min-h-8"
          >
            {t(isOwn ? 'seeOffer' : 'seeApplication')}
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

export type ShownState = keyof typeof tones

/** The state that the application has now, whatever it was when the message was written. */
function ApplicationNow({ state }: { state: ShownState }) {
  const t = useTranslations('chat.conversation')
  const [known, setKnown] = useState({ state, isChanged: false })
  if (known.state !== state) setKnown({ state, isChanged: true })
  const words = t('applicationNow', { state: t(`applicationStates.${state}`) })
  return (
    <p className="mt-1.5">
      <Chip tone={tones[state]}>{words}</Chip>
      {/* A screen reader hears a change, and not the states of a conversation that opens. */}
      <span role="status" className="sr-only">
        {known.isChanged && words}
      </span>
    </p>
  )
}
