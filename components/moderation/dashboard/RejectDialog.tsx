import { useTranslations } from 'next-intl'
import { useState } from 'react'
import { useMutation } from '#components/layout/useMutation.ts'
import { FormDialog } from '#components/ui/dialogs/FormDialog.tsx'
import { TextArea } from '#components/ui/fields/TextArea.tsx'
import { useVerify } from '#hooks/moderation/verification.ts'
import { useReason } from '../useReason.ts'

type RejectDialogProps = {
  user: { id: string; name: string }
  act: 'refuse' | 'withdraw'
  open: boolean
  onClose: () => void
  onDecided: () => void
}

/** Rejects or withdraws the verification of an organisation, with a text that it will read. */
export function RejectDialog({ user: { id, name }, act, open, onClose, onDecided }: RejectDialogProps) {
  const t = useTranslations('moderation.verification')
  const verify = useVerify()
  const { working, run } = useMutation()
  const { text: reason, isMissing, isTooLong, field, clear } = useReason(`verify.${id}.${act}`)
  const [tried, setTried] = useState(false)
  const send = async () => {
    setTried(true)
    if (isMissing || isTooLong) return
    const done = t(act === 'refuse' ? 'refused' : 'unverified', { name })
    const isDone = await run(() => verify({ userId: id, verified: false, reason }), done)
    onClose()
    if (!isDone) return
    clear()
    onDecided()
  }
  return (
    <FormDialog
      open={open}
      onClose={onClose}
      title={t(`${act}Title`, { name })}
      size="sm"
      send={t(act)}
      onSend={() => void send()}
      loading={working}
      danger
    >
      <TextArea
        {...field}
        label={t('reason')}
        hint={t('reasonHint')}
        required
        error={tried && isMissing ? t('reasonNeeded') : undefined}
      />
    </FormDialog>
  )
}
