import { useFormikContext } from 'formik'
import { useTranslations } from 'next-intl'
import { useMemo } from 'react'
import { object } from 'yup'
import { FormDialog } from '#components/forms/FormDialog.tsx'
import { FormDraft } from '#components/forms/FormDraft.tsx'
import { FormSelect } from '#components/forms/FormSelect.tsx'
import { FormTextArea } from '#components/forms/FormTextArea.tsx'
import { limits } from '#contracts/limits.ts'
import { type ModerationAction, type ReportKind, type ReportReason, reportReasons } from '#contracts/lists.ts'
import { needsText } from '#contracts/moderation.ts'
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

const getRules = (act: Act) =>
  object({
    rule: oneOfList(reportReasons).required('required'),
    text: text(limits.reason).when('rule', {
      is: (rule: string) => needsText(act, rule),
      // biome-ignore lint/suspicious/noThenProperty: the name that yup gives this branch
      then: (written) => written.required('required'),
    }),
  })

/** Says what a decision means, and asks for the rule and a text for the person. */
export function DecideDialog({ subject, act, name, reason, open, onClose, onDecided }: DecideDialogProps) {
  const t = useTranslations('moderation')
  const lists = useTranslations('lists.reportReasons')
  const decide = useDecide()
  const send = useSendDecision()
  const draft = useTextDraft(`decide.${subject.kind}.${subject.id}`)
  const isGood = act === 'restore' || act === 'lift'
  const rules = useMemo(() => getRules(act), [act])
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
      <MessageField act={act} />
    </FormDialog>
  )
}

/** What the person reads; what they broke, where the rule does not say it. */
function MessageField({ act }: { act: Act }) {
  const t = useTranslations('moderation.decide')
  const { values } = useFormikContext<Values>()
  return (
    <FormTextArea
      name="text"
      max={limits.reason}
      label={t('text')}
      hint={t('textHint')}
      required={needsText(act, values.rule)}
      rows={3}
    />
  )
}
