import { useTranslations } from 'next-intl'
import { object } from 'yup'
import { FormDialog } from '#components/forms/FormDialog.tsx'
import { FormDraft } from '#components/forms/FormDraft.tsx'
import { FormSelect } from '#components/forms/FormSelect.tsx'
import { FormTextArea } from '#components/forms/FormTextArea.tsx'
import { limits } from '#contracts/limits.ts'
import { type ModerationAction, type ReportKind, type ReportReason, reportReasons } from '#contracts/lists.ts'
import { oneOfList, text } from '#contracts/rules.ts'
import { restoreTexts, useTextDraft } from '#hooks/browser/textDraft.ts'
import { useDecide } from '#hooks/moderation/queue.ts'
import { useSendDecision } from './useSendDecision.ts'

/** The label of a button: a restored person's suspension is lifted. */
export type Act = ModerationAction | 'lift'

type DecideDialogProps = {
  subject: { kind: ReportKind; id: string }
  act: Exclude<Act, 'dismiss'>
  name: string
  reason: ReportReason | null
  open: boolean
  onClose: () => void
  onDecided: () => void
}

type Values = { rule: string; text: string }

const rules = object({ rule: oneOfList(reportReasons).required('required'), text: text(limits.reason) })

/** Says what a decision means, and asks for the rule and a text for the person. */
export function DecideDialog({ subject, act, name, reason, open, onClose, onDecided }: DecideDialogProps) {
  const t = useTranslations('moderation')
  const lists = useTranslations('lists.reportReasons')
  const decide = useDecide()
  const send = useSendDecision()
  const draft = useTextDraft(`decide.${subject.kind}.${subject.id}`)
  const isGood = act === 'restore' || act === 'lift'
  return (
    <FormDialog
      open={open}
      onClose={onClose}
      title={t(`decide.titles.${act}`, { name })}
      action={t(`acts.${act}`)}
      danger={!isGood}
      initial={{ rule: reason ?? 'other', text: '' }}
      rules={rules}
      send={async ({ rule, text }, { resetForm }) => {
        const action = act === 'lift' ? 'restore' : act
        const decision = {
          kind: subject.kind,
          id: subject.id,
          action,
          reason: isGood ? null : rule,
          text,
        } as const
        await send(() => decide(decision), t(`decide.done.${act}`))
        draft.clear()
        resetForm()
        onClose()
        onDecided()
      }}
    >
      <FormDraft draft={draft} getTexts={(values: Values) => values} restore={restoreTexts} />
      <p>{t(`decide.means.${act}`)}</p>
      {!isGood && (
        <FormSelect
          name="rule"
          label={t('decide.rule')}
          required
          options={reportReasons.map((value) => ({ value, label: lists(value) }))}
        />
      )}
      <FormTextArea
        name="text"
        max={limits.reason}
        label={t('decide.text')}
        hint={t('decide.textHint')}
        rows={3}
      />
    </FormDialog>
  )
}
