import { useTranslations } from 'next-intl'
import { useState } from 'react'
import { useLeaveGuard } from '#components/forms/useLeaveGuard.ts'
import { useMutation } from '#components/layout/useMutation.ts'
import { Button } from '#components/ui/buttons/Button.tsx'
import { Dialog } from '#components/ui/dialogs/Dialog.tsx'
import { useDeleteJob } from '#hooks/jobs/mine.ts'

type LeaveDraftProps = {
  /** The draft's id, once the saves under way have ended. */
  findId: () => Promise<string | null>
  /** It was begun in this form: leaving can delete all of it, else the last changes alone. */
  isNew: boolean
  /** There is something to keep. */
  isBegun: boolean
  isUnsaved: boolean
  isFinished: boolean
  onKeep: () => Promise<void>
  onDrop: () => void
}

/** Asks before an offer is left: keep what is written, drop it, or stay. */
export function LeaveDraft({
  findId,
  isNew,
  isBegun,
  isUnsaved,
  isFinished,
  onKeep,
  onDrop,
}: LeaveDraftProps) {
  const t = useTranslations('myJobs.form.leave')
  const common = useTranslations('common.ui')
  const deleteJob = useDeleteJob()
  const { working, run } = useMutation()
  const [isKeeping, setKeeping] = useState(false)
  const { asking, stay, leave } = useLeaveGuard(isBegun && !isFinished, isUnsaved && !isFinished)
  const what = isNew ? 'draft' : 'changes'
  const keep = async () => {
    setKeeping(true)
    await onKeep()
    setKeeping(false)
    leave()
  }
  const drop = async () => {
    const id = isNew ? await findId() : null
    if (id && !(await run(() => deleteJob(id)))) return
    onDrop()
    leave()
  }
  const footer = (
    <>
      <Button variant="quiet" onClick={stay}>
        {common('stay')}
      </Button>
      <Button variant="danger" loading={working} onClick={() => void drop()}>
        {t(`drop.${what}`)}
      </Button>
      <Button loading={isKeeping} onClick={() => void keep()}>
        {t(`keep.${what}`)}
      </Button>
    </>
  )
  return (
    <Dialog open={asking} onClose={stay} title={t(`title.${what}`)} footer={footer} size="sm" alert>
      {t(`text.${what}`)}
    </Dialog>
  )
}
