import { useTranslations } from 'next-intl'
import { useMutation } from '#components/layout/useMutation.ts'
import { FormDialog } from '#components/ui/dialogs/FormDialog.tsx'
import { Select } from '#components/ui/fields/Select.tsx'
import { TextArea } from '#components/ui/fields/TextArea.tsx'
import { type ModerationAction, type ReportKind, type ReportReason, reportReasons } from '#contracts/lists.ts'
import { useTextDraft } from '#hooks/browser/textDraft.ts'
import { useDecide } from '#hooks/moderation/queue.ts'
import { useReason } from '../useReason.ts'

/** The label of a button: a restored person's suspension is lifted. */
export type Act = ModerationAction | 'lift'

type DecideDialogProps = {
  thing: { kind: ReportKind; id: string }
  act: Exclude<Act, 'dismiss'>
  name: string
  reason: ReportReason | null
  open: boolean
  onClose: () => void
  onDecided: () => void
}

/** Says what a decision means, and asks for the rule and a text for the person. */
export function DecideDialog({ thing, act, name, reason, open, onClose, onDecided }: DecideDialogProps) {
  const t = useTranslations('moderation')
  const lists = useTranslations('lists.reportReasons')
  const decide = useDecide()
  const { working, run } = useMutation()
  const place = `decide.${thing.kind}.${thing.id}`
  const chosen = useTextDraft(`${place}.rule`)
  const rule = reportReasons.find((one) => one === chosen.texts.rule) ?? reason ?? 'other'
  const { text, isTooLong, field, clear } = useReason(place)
  const isGood = act === 'restore' || act === 'lift'
  const send = async () => {
    if (isTooLong) return
    const action = act === 'lift' ? 'restore' : act
    const decision = { kind: thing.kind, id: thing.id, action, reason: isGood ? null : rule, text }
    if (!(await run(() => decide(decision), t(`decide.done.${act}`)))) return
    clear()
    chosen.clear()
    onClose()
    onDecided()
  }
  return (
    <FormDialog
      open={open}
      onClose={onClose}
      title={t(`decide.titles.${act}`, { name })}
      send={t(`acts.${act}`)}
      onSend={() => void send()}
      loading={working}
      danger={!isGood}
    >
      <p>{t(`decide.means.${act}`)}</p>
      {!isGood && (
        <Select
          label={t('decide.rule')}
          required
          value={rule}
          onChange={({ target }) => chosen.write({ rule: target.value })}
          options={reportReasons.map((value) => ({ value, label: lists(value) }))}
        />
      )}
      <TextArea {...field} label={t('decide.text')} hint={t('decide.textHint')} rows={3} />
    </FormDialog>
  )
}
