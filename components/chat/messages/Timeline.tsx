import { useTranslations } from 'next-intl'
import { memo } from 'react'
import { useReaderTimeZone } from '#components/ui/time/useReaderTimeZone.ts'
import { useApplicationStates } from '#hooks/jobs/applicationStates.ts'
import { getAppliedJob } from '#lib/paths.ts'
import type { Found, MessageActs } from './acts.ts'
import { Bubble } from './Bubble.tsx'
import { DayLine } from './DayLine.tsx'
import { type ShownState, SystemMessageCard } from './SystemMessageCard.tsx'
import type { ShownMessage } from './shownMessage.ts'
import { buildTimeline, type Line } from './timeline.ts'

type TimelineProps = {
  /** Oldest first. */
  messages: ShownMessage[]
  myId: string
  otherName: string
  firstUnread: string | null
  acts: MessageActs
  found: Found | null
}

const getJobOf = ({ link }: ShownMessage): string | null => link && getAppliedJob(link)

type States = ReadonlyMap<string, ShownState>

/** What became of the applications of a conversation, which are all of one side, by offer. */
function useStates(messages: readonly ShownMessage[]): States {
  const applied = messages.filter(getJobOf)
  const jobIds = [...new Set(applied.flatMap((message) => getJobOf(message) ?? []))].sort()
  const states = useApplicationStates(applied[0]?.from ?? '', jobIds) ?? []
  return new Map(states.map(({ job_id, application }) => [job_id, application?.status ?? 'withdrawn']))
}

/** A conversation from its oldest message down: days, the unread line, groups of bubbles, system cards. */
export const Timeline = memo(function Timeline(props: TimelineProps) {
  const { messages, myId, firstUnread } = props
  const timeZone = useReaderTimeZone()
  // Messages before an answer need no mark: mostly it says that they were seen.
  const unanswered = messages.slice(messages.findLastIndex(({ from }) => from !== myId) + 1)
  const lastSeen = unanswered.findLast(({ readAt }) => readAt)?.key
  const states = useStates(messages)
  return buildTimeline(messages, { timeZone, firstUnread }).map((line) => (
    <TimelineLine key={line.key} {...{ line, lastSeen, states }} {...props} />
  ))
})

type LineProps = TimelineProps & {
  line: Line<ShownMessage>
  lastSeen: string | undefined
  states: States
}

function TimelineLine({ line, lastSeen, states, myId, otherName, acts, found }: LineProps) {
  const t = useTranslations('chat.conversation')
  if (line.kind === 'day') return <DayLine at={line.at} />
  if (line.kind === 'unread') return <UnreadLine />
  if (line.kind === 'system') {
    const isOwn = line.words.from === myId
    const state = states.get(getJobOf(line.words) ?? '') ?? null
    return (
      <SystemMessageCard
        message={line.words}
        isOwn={isOwn}
        writer={isOwn ? t('you') : otherName}
        state={state}
      />
    )
  }
  const isOwn = line.from === myId
  const seen = line.words.find(({ key }) => key === lastSeen)
  return (
    <ul className="flex flex-col gap-1">
      {line.words.map((message, place) => (
        <Bubble
          key={message.key}
          message={message}
          isOwn={isOwn}
          isLast={place === line.words.length - 1}
          writer={otherName}
          isLastSeen={message === seen}
          acts={acts}
          found={found}
        />
      ))}
    </ul>
  )
}

/** Unread messages are below it. */
function UnreadLine() {
  const t = useTranslations('chat.conversation')
  return (
    <p
      data-unread-line=""
      className="my-2 flex items-center gap-3 font-semibold text-brand text-xs before:h-px before:grow before:bg-brand/40 after:h-px after:grow after:bg-brand/40"
    >
      {t('unread')}
    </p>
  )
}
