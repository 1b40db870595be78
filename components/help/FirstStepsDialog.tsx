import { useTranslations } from 'next-intl'
import { Button } from '#components/ui/buttons/Button.tsx'
import { Dialog } from '#components/ui/dialogs/Dialog.tsx'
import type { Me } from '#contracts/account.ts'
import { StepRow } from './StepRow.tsx'
import { useOrganisationSteps, useVolunteerSteps } from './steps.ts'

type FirstStepsDialogProps = {
  me: Me
  onClose: () => void
}

/** Three steps for a newcomer's first success. Once closed it stays closed. */
export const FirstStepsDialog = ({ me, onClose }: FirstStepsDialogProps) =>
  me.provider ? <OrganisationSteps {...{ me, onClose }} /> : <VolunteerSteps {...{ me, onClose }} />

const VolunteerSteps = ({ me, onClose }: FirstStepsDialogProps) => (
  <Steps steps={useVolunteerSteps(me)} onClose={onClose} />
)

const OrganisationSteps = ({ me, onClose }: FirstStepsDialogProps) => (
  <Steps steps={useOrganisationSteps(me)} onClose={onClose} />
)

function Steps({ steps, onClose }: { steps: ReturnType<typeof useVolunteerSteps>; onClose: () => void }) {
  const t = useTranslations('help.firstSteps')
  const done = steps.filter((step) => step.done).length
  return (
    <Dialog
      open
      onClose={onClose}
      title={t('title')}
      footer={
        <Button variant="quiet" onClick={onClose}>
          {t('later')}
        </Button>
      }
    >
      <p className="text-muted">{t('intro')}</p>
      <p className="mt-1 font-medium text-brand text-sm">{t('progress', { done, all: steps.length })}</p>
      <ol className="mt-4 flex flex-col divide-y divide-line">
        {steps.map((step) => (
          <StepRow key={step.id} step={step} onLeave={onClose} />
        ))}
      </ol>
    </Dialog>
  )
}
