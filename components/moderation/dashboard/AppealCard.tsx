import { useTranslations } from 'next-intl'
import { useState } from 'react'
import { Face } from '#components/people/Face.tsx'
import { Button } from '#components/ui/buttons/Button.tsx'
import { Badge } from '#components/ui/buttons/Chip.tsx'
import { Card } from '#components/ui/Card.tsx'
import { DotLine } from '#components/ui/DotLine.tsx'
import { Paragraphs } from '#components/ui/Paragraphs.tsx'
import { RelativeTime } from '#components/ui/time/RelativeTime.tsx'
import type { Appeal } from '#contracts/moderation.ts'
import { AppealDecisionDialog } from './AppealDecisionDialog.tsx'
import { ReportedContentBox } from './ReportedContentBox.tsx'

type AppealCardProps = {
  appeal: Appeal
  onDecided: () => void
}

/** An appeal: the decision, its text, the reported content; and the answer. */
export function AppealCard({ appeal, onDecided }: AppealCardProps) {
  const t = useTranslations('moderation')
  const { decision, text, createdAt, content, granted } = appeal
  const name = decision.owner.name || t('queue.erased')
  return (
    <Card as="article" aria-label={name} className="flex flex-col gap-4">
      <header className="flex flex-wrap items-center gap-3">
        <Face user={decision.owner} size={48} />
        <div className="min-w-0 grow basis-48">
          <h2 className="text-base [overflow-wrap:anywhere]">{name}</h2>
          <Against appeal={appeal} />
        </div>
        {granted !== null && (
          <Badge tone={granted ? 'ok' : 'plain'}>{t(granted ? 'appeals.granted' : 'appeals.rejected')}</Badge>
        )}
      </header>
      <div>
        <h3 className="mb-1 flex flex-wrap gap-x-2 font-sans font-semibold text-sm">
          {t('appeals.says')}
          <span className="font-normal text-muted">
            <RelativeTime date={createdAt} />
          </span>
        </h3>
        <Paragraphs text={text} className="[overflow-wrap:anywhere]" />
      </div>
      <div>
        <h3 className="mb-1 font-sans font-semibold text-sm">
          {t('appeals.what')}: {t(`kinds.${decision.kind}`)}
        </h3>
        <ReportedContentBox content={content} />
      </div>
      {granted === null && <AppealDecisions id={appeal.id} name={name} onDecided={onDecided} />}
    </Card>
  )
}

function Against({ appeal: { decision } }: { appeal: Appeal }) {
  const t = useTranslations('moderation')
  const lists = useTranslations('lists.reportReasons')
  const { action, reason, createdAt } = decision
  const isKnown = action === 'warn' || action === 'remove' || action === 'suspend'
  return (
    <DotLine>
      {isKnown && <span>{t('appeals.against', { action: t(`decided.${action}`) })}</span>}
      {reason && <span>{lists(reason)}</span>}
      <RelativeTime date={createdAt} />
    </DotLine>
  )
}

function AppealDecisions({ id, name, onDecided }: { id: string; name: string; onDecided: () => void }) {
  const t = useTranslations('moderation.appeals')
  const [answering, setAnswering] = useState({ granted: false, open: false })
  return (
    <div className="flex flex-wrap gap-2">
      <Button
        size="sm"
        variant="secondary"
        aria-label={t('grantName', { name })}
        onClick={() => setAnswering({ granted: true, open: true })}
      >
        {t('grant')}
      </Button>
      <Button
        size="sm"
        variant="outline"
        aria-label={t('rejectName', { name })}
        onClick={() => setAnswering({ granted: false, open: true })}
      >
        {t('reject')}
      </Button>
      <AppealDecisionDialog
        {...{ id, name, onDecided, ...answering }}
        onClose={() => setAnswering({ ...answering, open: false })}
      />
    </div>
  )
}
