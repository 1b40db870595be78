import { useTranslations } from 'next-intl'
import { queueStates } from '#contracts/lists.ts'
import { useQueue } from '#hooks/moderation/queue.ts'
import { ReportedPersonCard } from './ReportedPersonCard.tsx'
import { StateList } from './StateList.tsx'
import { useDashboardParams } from './useDashboardParams.ts'
import { Waiting } from './Waiting.tsx'

/** Reported people, the most serious first; or those already decided about. */
export function ReportsTab() {
  const t = useTranslations('moderation')
  const address = useDashboardParams(queueStates)
  const { params } = address
  return (
    <StateList
      label={t('queue.label')}
      states={queueStates.map((id) => ({ id, label: t(`states.${id}`) }))}
      address={address}
      result={useQueue(params)}
      skeleton={<Waiting height="h-72" />}
      empty={t(params.status === 'open' ? 'queue.empty' : 'queue.emptyDecided')}
    >
      {(person, onDecided) => (
        <ReportedPersonCard person={person} isOpen={params.status === 'open'} onDecided={onDecided} />
      )}
    </StateList>
  )
}
