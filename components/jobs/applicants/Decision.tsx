import { useTranslations } from 'next-intl'
import { useState } from 'react'
import { useMutation } from '#components/layout/useMutation.ts'
import { Button } from '#components/ui/buttons/Button.tsx'
import { ConfirmDialog } from '#components/ui/dialogs/ConfirmDialog.tsx'
import { keepFocus } from '#components/ui/dialogs/focusBack.ts'
import { toast } from '#components/ui/states/toast.ts'
import { useClock } from '#components/ui/time/useClock.ts'
import type { Applicant } from '#contracts/applications.ts'
import type { DecisionStatus } from '#contracts/lists.ts'
import { useDecide } from '#hooks/jobs/applications.ts'
import { publicConfig } from '#lib/publicConfig.ts'
import { DecideAllDialog } from './DecideAllDialog.tsx'

type DecisionProps = {
  application: Applicant
  /** Of the offer; null where it has no number of places. */
  placesLeft: number | null
}

/** Accepts or refuses, each after a confirmation; both can be undone for a while, where the configuration allows it. */
export function Decision({ application, placesLeft }: DecisionProps) {
  const t = useTranslations('applications.decide')
  const decide = useDecide()
  const { working, run } = useMutation()
  const [confirming, setConfirming] = useState<'accept' | 'refuse' | 'add a place' | null>(null)
  const { name } = application.user
  const { undoSeconds } = publicConfig()
  const set = (status: DecisionStatus) => run(() => decide(application, status))
  const undo = async () => {
    if (await set('pending')) toast.success(t('undone', { name }))
  }
  const confirm = async () => {
    const isRefused = confirming === 'refuse'
    const done = await set(isRefused ? 'refused' : 'accepted')
    setConfirming(null)
    if (!done) return
    const offer = { undo: { label: t('undo'), onUndo: () => void undo() } }
    toast.success(t(isRefused ? 'refused' : 'accepted', { name }), undoSeconds > 0 ? offer : undefined)
  }
  if (application.status !== 'pending')
    return <Undo application={application} working={working} onUndo={undo} />
  // A place is held already for those from the waiting list.
  const isFull = placesLeft === 0 && application.placeOfferedUntil === null
  const close = () => setConfirming(null)
  return (
    <div className="mt-5 flex flex-wrap gap-2 border-t border-line pt-4">
      <Button
        size="sm"
        variant="secondary"
        aria-label={t('acceptNamed', { name })}
        onClick={() => setConfirming(isFull ? 'add a place' : 'accept')}
      >
        {t('accept')}
      </Button>
      <Button
        size="sm"
        variant="outline"
        aria-label={t('refuseNamed', { name })}
        onClick={() => setConfirming('refuse')}
      >
        {t('refuse')}
      </Button>
      <ConfirmDecision
        {...{ name, working }}
        decision={confirming === 'add a place' ? null : confirming}
        onClose={close}
        onConfirm={() => void confirm()}
      />
      <DecideAllDialog
        {...{ placesLeft, onClose: close, onDone: close }}
        jobId={application.job.id}
        status={confirming === 'add a place' ? 'accepted' : null}
        applicants={[application]}
      />
    </div>
  )
}

type ConfirmDecisionProps = {
  name: string
  /** Null while it is closed. */
  decision: 'accept' | 'refuse' | null
  working: boolean
  onClose: () => void
  onConfirm: () => void
}

function ConfirmDecision({ name, decision, working, onClose, onConfirm }: ConfirmDecisionProps) {
  const t = useTranslations('applications.decide')
  const { undoSeconds } = publicConfig()
  const minutes = Math.round(undoSeconds / 60)
  const isRefused = decision === 'refuse'
  return (
    <ConfirmDialog
      open={decision !== null}
      {...{ onClose, onConfirm }}
      title={t(isRefused ? 'refuseTitle' : 'acceptTitle', { name })}
      confirm={t(isRefused ? 'refuse' : 'accept')}
      loading={working}
      danger={isRefused}
    >
      {undoSeconds > 0
        ? t(isRefused ? 'refuseText' : 'acceptText', { minutes })
        : t(isRefused ? 'refuseAtOnceText' : 'acceptAtOnceText')}
    </ConfirmDialog>
  )
}

type UndoProps = { application: Applicant; working: boolean; onUndo: () => Promise<void> }

function Undo({ application, working, onUndo }: UndoProps) {
  const t = useTranslations('applications.decide')
  const clock = useClock()
  const until = application.undoUntil ? new Date(application.undoUntil) : null
  // Without an undo period the browser's clock must not offer one.
  if (!until || until.getTime() < Date.now() || publicConfig().undoSeconds === 0) return null
  const time = clock.time(until)
  return (
    <div className="mt-5 flex flex-wrap items-center gap-3 border-t border-line pt-4">
      <Button size="sm" variant="outline" loading={working} onClick={() => void keepFocus(onUndo)}>
        {t('undo')}
      </Button>
      <p className="text-sm text-muted" suppressHydrationWarning>
        {t('undoUntil', { time })}
      </p>
    </div>
  )
}
