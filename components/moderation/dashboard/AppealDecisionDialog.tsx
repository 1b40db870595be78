import { useTranslations } from 'next-intl'
import { object } from 'yup'
import { FormDialog } from '#components/forms/FormDialog.tsx'
import { FormDraft } from '#components/forms/FormDraft.tsx'
import { FormTextArea } from '#components/forms/FormTextArea.tsx'
import { limits } from '#contracts/limits.ts'
import { text } from '#contracts/rules.ts'
import { restoreTexts, useTextDraft } from '#hooks/browser/textDraft.ts'
import { useDecideAppeal } from '#hooks/moderation/appeals.ts'
import { useSendDecision } from './useSendDecision.ts'

type AppealDecisionDialogProps = {
  id: string
  name: string
  granted: boolean
  open: boolean
  onClose: () => void
  onDecided: () => void
}

type Values = { text: string }

const empty: Values = { text: '' }
const rules = object({ text: text(limits.reason) })

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
  const send = useSendDecision()
  const draft = useTextDraft(`appeal.${id}`)
  return (
    <FormDialog
      open={open}
      onClose={onClose}
      title={t(granted ? 'grantName' : 'rejectName', { name })}
      size="sm"
      action={t(granted ? 'grant' : 'reject')}
      initial={empty}
      rules={rules}
      send={async ({ text }, { resetForm }) => {
        await send(() => answer({ id, granted, text }), t('sent'))
        draft.clear()
        resetForm()
        onClose()
        onDecided()
      }}
    >
      <FormDraft draft={draft} getTexts={(values: Values) => values} restore={restoreTexts} />
      <p>{t(granted ? 'grantMeans' : 'rejectMeans')}</p>
      <FormTextArea name="text" max={limits.reason} label={t('answerText')} rows={3} />
    </FormDialog>
  )
}
