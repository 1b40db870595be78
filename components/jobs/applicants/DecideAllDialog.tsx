import { useTranslations } from 'next-intl'
import { useMutation } from '#components/layout/useMutation.ts'
import { ConfirmDialog } from '#components/ui/dialogs/ConfirmDialog.tsx'
import { useWasOpen } from '#components/ui/menus/useWasOpen.ts'
import { toast } from '#components/ui/states/toast.ts'
import type { Applicant } from '#contracts/applications.ts'
import { useDecideAll } from '#hooks/jobs/applications.ts'
import { publicConfig } from '#lib/publicConfig.ts'
import { useNames } from './useNames.ts'
import { useUndoAll } from './useUndoAll.ts'

type DecideAllDialogProps = {
  jobId: string
  /** Null while it is closed. */
  status: 'accepted' | 'refused' | null
  applicants: readonly Applicant[]
  placesLeft: number | null
  onClose: () => void
  onDone: () => void
}

/** One confirmation that says whom, and asks before it raises the number of places; one undo for all. */
export function DecideAllDialog(props: DecideAllDialogProps) {
  return useWasOpen(props.status !== null) ? <Confirmation {...props} /> : null
}

function Confirmation({ jobId, status, applicants, placesLeft, onClose, onDone }: DecideAllDialogProps) {
  const t = useTranslations('applications.chosen')
  const names = useNames()
  const decideAll = useDecideAll()
  const { working, run } = useMutation()
  const { undoSeconds } = publicConfig()
  const count = applicants.length
  // A place is held already for those from the waiting list.
  const needed = applicants.filter(({ placeOfferedUntil }) => placeOfferedUntil === null).length
  const missing = status === 'accepted' && placesLeft !== null ? Math.max(0, needed - placesLeft) : 0
  const ids = applicants.map(({ id }) => id)
  const undo = useUndoAll(jobId)
  const confirm = async () => {
    if (!status) return
    let changed: string[] = []
    const isDone = await run(async () => {
      const { data } = await decideAll({ job_id: jobId, ids, status, raisePlaces: missing })
      changed = data.map(({ id }) => id)
    })
    onClose()
    if (!isDone) return
    onDone()
    const done = t(status === 'accepted' ? 'accepted' : 'refused', { count: changed.length })
    const skipped = count - changed.length
    const text = skipped > 0 ? `${done} ${t('skipped', { count: skipped })}` : done
    const isUndoable = undoSeconds > 0 && changed.length > 0
    // What another window decided is not this one's to take back.
    const offer = { undo: { label: t('undo'), onUndo: () => void undo.run(changed) } }
    toast.success(text, isUndoable ? offer : undefined)
  }
  const isRefused = status === 'refused'
  const minutes = Math.round(undoSeconds / 60)
  const confirmLabel = missing > 0 ? t('raise', { count: missing }) : t(isRefused ? 'refuse' : 'accept')
  return (
    <ConfirmDialog
      open={status !== null}
      onClose={onClose}
      onConfirm={() => void confirm()}
      title={t(isRefused ? 'refuseTitle' : 'acceptTitle', { count })}
      confirm={confirmLabel}
      loading={working}
      danger={isRefused}
    >
      <p className="font-semibold [overflow-wrap:anywhere]">{names(applicants)}</p>
      {missing > 0 && <p className="mt-3">{t('tooFew', { left: placesLeft ?? 0 })}</p>}
      <p className="mt-3">
        {t(isRefused ? 'refuseText' : 'acceptText')} {t(undoSeconds > 0 ? 'undoable' : 'final', { minutes })}
      </p>
    </ConfirmDialog>
  )
}
