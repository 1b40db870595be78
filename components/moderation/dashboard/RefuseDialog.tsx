import { useTranslations } from 'next-intl'
import { type FormEvent, useId, useState } from 'react'
import { useDeed } from '#components/layout/useDeed.ts'
import { Button } from '#components/ui/Button.tsx'
import { lengthOf } from '#components/ui/Counter.tsx'
import { Dialog } from '#components/ui/Dialog.tsx'
import { TextArea } from '#components/ui/TextArea.tsx'
import { limits } from '#contracts/limits.ts'
import { useVerify } from '#hooks/moderation/verification.ts'

interface RefuseDialogProps {
  user: { id: string; name: string }
  act: 'refuse' | 'withdraw'
  open: boolean
  onClose: () => void
  onDecided: () => void
}

/** Refuses to verify an organisation, or withdraws it, with words that it will read. */
export function RefuseDialog({ user: { id, name }, act, open, onClose, onDecided }: RefuseDialogProps) {
  const t = useTranslations('moderation.verification')
  const common = useTranslations('moderation.decide')
  const verify = useVerify()
  const { working, run } = useDeed()
  const formId = useId()
  const [reason, setReason] = useState('')
  const [tried, setTried] = useState(false)
  const isMissing = reason.trim() === ''
  const submit = async (event: FormEvent) => {
    event.preventDefault()
    setTried(true)
    if (isMissing || lengthOf(reason) > limits.reason) return
    const done = t(act === 'refuse' ? 'refused' : 'unverified', { name })
    const isDone = await run(() => verify({ userId: id, verified: false, reason }), done)
    onClose()
    if (isDone) onDecided()
  }
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={t(`${act}Title`, { name })}
      size="sm"
      footer={
        <>
          <Button variant="quiet" onClick={onClose}>
            {common('cancel')}
          </Button>
          <Button type="submit" form={formId} variant="danger" loading={working}>
            {t(act)}
          </Button>
        </>
      }
    >
      <form id={formId} noValidate onSubmit={(event) => void submit(event)}>
        <TextArea
          label={t('reason')}
          hint={t('reasonHint')}
          required
          value={reason}
          max={limits.reason}
          error={tried && isMissing ? t('reasonNeeded') : undefined}
          onChange={({ target }) => setReason(target.value)}
        />
      </form>
    </Dialog>
  )
}
