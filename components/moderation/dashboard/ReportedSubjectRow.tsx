import { useTranslations } from 'next-intl'
import { Badge } from '#components/ui/buttons/Chip.tsx'
import { DotLine } from '#components/ui/DotLine.tsx'
import { RelativeTime } from '#components/ui/time/RelativeTime.tsx'
import type { ReportedSubject } from '#contracts/moderation.ts'
import { DecideButton } from './DecideButton.tsx'
import type { Act } from './DecideDialog.tsx'
import { ReportedContentBox } from './ReportedContentBox.tsx'

type ReportedSubjectRowProps = {
  subject: ReportedSubject
  name: string
  isOpen: boolean
  onDecided: () => void
}

/** Reported content as it was written, the reports, and the possible decisions. */
export function ReportedSubjectRow({ subject, name, isOpen, onDecided }: ReportedSubjectRowProps) {
  const t = useTranslations('moderation')
  const { kind, content, reportedTexts, reports } = subject
  const reason = reports[0]?.reason ?? null
  return (
    <article className="flex flex-col gap-3 p-4 md:px-5">
      <h3 className="flex flex-wrap items-center gap-2 font-sans font-semibold text-sm">
        {t(`kinds.${kind}`)}
        {kind !== 'user' && content?.hidden && <Badge tone="danger">{t('queue.hidden')}</Badge>}
      </h3>
      <ReportedContentBox content={content} />
      {reportedTexts.map((text) => (
        <TextWhenReported key={text} text={text} />
      ))}
      <Reports subject={subject} />
      <div className="flex flex-wrap gap-2">
        {actsOn(subject, isOpen).map((act) => (
          <DecideButton key={act} {...{ subject, act, name, reason, onDecided }} />
        ))}
      </div>
    </article>
  )
}

/** A text that its author has changed or deleted since. */
function TextWhenReported({ text }: { text: string }) {
  const t = useTranslations('moderation.queue')
  return (
    <div className="flex flex-col gap-1 rounded-control border border-line p-3 text-sm">
      <p className="font-semibold">{t('whenReported')}</p>
      <p className="max-h-60 overflow-y-auto whitespace-pre-line [overflow-wrap:anywhere]">{text}</p>
    </div>
  )
}

/** The decisions that the server would allow now; it has the last word. */
function actsOn({ kind, content }: ReportedSubject, isOpen: boolean): Act[] {
  const onWords: Act[] = isOpen ? ['dismiss', 'warn'] : []
  if (kind === 'user' || !content) return onWords
  return [...onWords, content.hidden ? 'restore' : 'remove']
}

/** The reporters with their reasons and texts. */
function Reports({ subject: { kind, reports } }: { subject: ReportedSubject }) {
  const t = useTranslations('moderation')
  const lists = useTranslations('lists.reportReasons')
  return (
    <ul aria-label={t('queue.saidBy', { subject: t(`kinds.${kind}`) })} className="flex flex-col gap-2">
      {reports.map(({ id, by, reason, text, createdAt }) => (
        <li key={id} className="text-sm">
          <DotLine>
            <span>{by.name || t('queue.erased')}</span>
            <span>{lists(reason)}</span>
            <RelativeTime date={createdAt} />
          </DotLine>
          {text && <p className="whitespace-pre-line [overflow-wrap:anywhere]">{text}</p>}
        </li>
      ))}
    </ul>
  )
}
