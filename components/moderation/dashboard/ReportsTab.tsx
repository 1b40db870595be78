import { useTranslations } from 'next-intl'
import { queueStates } from '#contracts/lists.ts'
import { useQueue } from '#hooks/moderation/queue.ts'
import { FlaggedCard } from './FlaggedCard.tsx'
import { StateList } from './StateList.tsx'
import { useQuestion } from './useQuestion.ts'
import { Waiting } from './Waiting.tsx'

/** Flagged people, the most serious first; or those about whom something was decided. */
export function ReportsTab() {
  const t = useTranslations('moderation')
  const question = useQuestion(queueStates)
  const { asked } = question
  return (
    <StateList
      label={t('queue.label')}
      states={queueStates.map((id) => ({ id, label: t(`states.${id}`) }))}
      question={question}
      result={useQueue(asked)}
      skeleton={<Waiting height="h-72" />}
      empty={t(asked.status === 'open' ? 'queue.empty' : 'queue.emptyDecided')}
    >
      {(flagged, onDecided) => (
        <FlaggedCard flagged={flagged} isOpen={asked.status === 'open'} onDecided={onDecided} />
      )}
    </StateList>
  )
}
