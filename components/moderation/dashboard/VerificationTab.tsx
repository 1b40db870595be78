import { useTranslations } from 'next-intl'
import { verificationStates } from '#contracts/lists.ts'
import { useVerifications } from '#hooks/moderation/verification.ts'
import { StateList } from './StateList.tsx'
import { useDashboardParams } from './useDashboardParams.ts'
import { VerificationCard } from './VerificationCard.tsx'
import { Waiting } from './Waiting.tsx'

/** Organisations by verification: pending, not verified, verified. */
export function VerificationTab() {
  const t = useTranslations('moderation.verification')
  const address = useDashboardParams(verificationStates)
  const { params } = address
  return (
    <StateList
      label={t('label')}
      states={verificationStates.map((id) => ({ id, label: t(`states.${id}`) }))}
      address={address}
      result={useVerifications(params)}
      skeleton={<Waiting height="h-24" />}
      empty={t(params.status === 'waiting' ? 'emptyWaiting' : 'empty')}
    >
      {(verification, onDecided) => <VerificationCard verification={verification} onDecided={onDecided} />}
    </StateList>
  )
}
