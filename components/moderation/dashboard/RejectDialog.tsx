import { useTranslations } from 'next-intl'
import { object } from 'yup'
import { FormDialog } from '#components/forms/FormDialog.tsx'
import { FormDraft } from '#components/forms/FormDraft.tsx'
import { FormTextArea } from '#components/forms/FormTextArea.tsx'
import { limits } from '#contracts/limits.ts'
import type { VerificationState } from '#contracts/lists.ts'
import { text } from '#contracts/rules.ts'
import { restoreTexts, useTextDraft } from '#hooks/browser/textDraft.ts'
import { useVerify } from '#hooks/moderation/verification.ts'
import { useSendDecision } from './useSendDecision.ts'

type RejectDialogProps = {
  user: { id: string; name: string }
  /** Names the documents that were seen; null for none. */
  askedAt: string | null
  /** The state that was seen. */
  state: VerificationState
  act: 'reject' | 'withdraw'
  open: boolean
  onClose: () => void
  onDecided: () => void
}

type Values = { text: string }

const empty: Values = { text: '' }

/** Rejects or withdraws the verification of an organisation, with a text that it will read. */
export function RejectDialog({
  user: { id, name },
  askedAt,
  state,
  act,
  open,
  onClose,
  onDecided,
}: RejectDialogProps) {
  const t = useTranslations('moderation.verification')
  const verify = useVerify()
  const send = useSendDecision()
  const draft = useTextDraft(`verify.${id}.${act}`)
  return (
    <FormDialog
      open={open}
      onClose={onClose}
      title={t(`${act}Title`, { name })}
      size="sm"
      action={t(act)}
      danger
      initial={empty}
      rules={object({ text: text(limits.reason).required(t('reasonNeeded')) })}
      send={async ({ text: reason }, { resetForm }) => {
        const done = t(act === 'reject' ? 'rejected' : 'unverified', { name })
        await send(() => verify({ userId: id, verified: false, reason, askedAt, state }), done)
        draft.clear()
        resetForm()
        onClose()
        onDecided()
      }}
    >
      <FormDraft draft={draft} getTexts={(values: Values) => values} restore={restoreTexts} />
      <FormTextArea name="text" max={limits.reason} label={t('reason')} hint={t('reasonHint')} required />
    </FormDialog>
  )
}
