import { useTranslations } from 'next-intl'
import { useMutation } from '#components/layout/useMutation.ts'
import { FormDialog } from '#components/ui/dialogs/FormDialog.tsx'
import { TextArea } from '#components/ui/fields/TextArea.tsx'
import { useDecideAppeal } from '#hooks/moderation/appeals.ts'
import { useReason } from '../useReason.ts'

type AppealDecisionDialogProps = {
  id: string
  name: string
  granted: boolean
  open: boolean
  onClose: () => void
  onDecided: () => void
}

/** Answers an appeal, with a text for the person. */
export function AppealDecisionDialog({
  id,
  name,
  granted,
  open,
  onClose,
  onDecided,
}: AppealDecisionDialogProps) {
  const t = useTranslations('moderation.appeals')
  const answer = useDecideAppeal()
  const { working, run } = useMutation()
  const { text, isTooLong, field, clear } = useReason(`appeal.${id}`)
  const send = async () => {
    if (isTooLong) return
    if (!(await run(() => answer({ id, granted, text }), t('sent')))) return
    clear()
    onClose()
    onDecided()
  }
  return (
    <FormDialog
      open={open}
      onClose={onClose}
      title={t(granted ? 'grantName' : 'rejectName', { name })}
      size="sm"
      send={t(granted ? 'grant' : 'reject')}
      onSend={() => void send()}
      loading={working}
    >
      <p>{t(granted ? 'grantMeans' : 'rejectMeans')}</p>
      <TextArea {...field} label={t('answerText')} rows={3} />
    </FormDialog>
  )
}
