import { useTranslations } from 'next-intl'
import { MailDrawing } from '#components/ui/art/MailDrawing.tsx'
import { ButtonLink } from '#components/ui/buttons/ButtonLink.tsx'
import { Card } from '#components/ui/Card.tsx'
import { DotLine } from '#components/ui/DotLine.tsx'
import { Paragraphs } from '#components/ui/Paragraphs.tsx'
import { EmptyState } from '#components/ui/states/EmptyState.tsx'
import { RelativeTime } from '#components/ui/time/RelativeTime.tsx'
import type { AppealedDecision } from '#contracts/moderation.ts'
import { paths } from '#lib/paths.ts'
import { subjectPath } from '../subjectPath.ts'

/** The outcome of a decision that can no longer be appealed, and a link to restored content. */
export function DecisionOutcome({ decision }: { decision: AppealedDecision }) {
  const t = useTranslations('moderation.appeal')
  const { appeal, kind, opens } = decision
  const outcome = describeOutcome(decision)
  return (
    <Card>
      <EmptyState
        art={outcome === 'already' && <MailDrawing />}
        title={t(`${outcome}Title`)}
        action={
          opens ? (
            <ButtonLink href={subjectPath(opens)}>{t('see', { kind })}</ButtonLink>
          ) : (
            <ButtonLink href={outcome === 'late' ? paths.contact : paths.home} variant="secondary">
              {t(outcome === 'late' ? 'contact' : 'home')}
            </ButtonLink>
          )
        }
      >
        {t(outcome)}
      </EmptyState>
      {appeal?.answer && (
        <Paragraphs text={appeal.answer} className="wrap-anywhere mx-auto mb-4 max-w-prose" />
      )}
      {appeal && <Days appeal={appeal} />}
    </Card>
  )
}

function Days({ appeal: { createdAt, decidedAt } }: { appeal: NonNullable<AppealedDecision['appeal']> }) {
  const t = useTranslations('moderation.appeal')
  return (
    <div className="flex justify-center border-line border-t pt-4">
      <DotLine>
        <span>
          {t('appealed')} <RelativeTime date={createdAt} />
        </span>
        {decidedAt && (
          <span>
            {t('answered')} <RelativeTime date={decidedAt} />
          </span>
        )}
      </DotLine>
    </div>
  )
}

function describeOutcome({ action, appeal, undone, replaced }: AppealedDecision) {
  if (appeal?.granted != null) return appeal.granted ? 'granted' : 'rejected'
  if (undone || action === 'restore') return 'back'
  if (appeal) return 'already'
  return replaced ? 'replaced' : 'late'
}
