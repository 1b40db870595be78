import { useTranslations } from 'next-intl'
import { queueStates } from '#contracts/lists.ts'
import { useAppeals } from '#hooks/moderation/appeals.ts'
import { AppealCard } from './AppealCard.tsx'
import { StateList } from './StateList.tsx'
import { useDashboardParams } from './useDashboardParams.ts'
import { Waiting } from './Waiting.tsx'

/** The appeals against decisions. */
export function AppealsTab() {
  const t = useTranslations('moderation')
  const address = useDashboardParams(queueStates)
  const { params } = address
  return (
    <StateList
      label={t('appeals.label')}
      states={queueStates.map((id) => ({ id, label: t(`states.${id}`) }))}
      address={address}
      result={useAppeals(params)}
      skeleton={<Waiting height="h-56" />}
      empty={t(params.status === 'open' ? 'appeals.empty' : 'appeals.emptyDecided')}
    >
      {(appeal, onDecided) => <AppealCard appeal={appeal} onDecided={onDecided} />}
    </StateList>
  )
}
