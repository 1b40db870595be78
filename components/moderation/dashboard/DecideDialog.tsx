import { useTranslations } from 'next-intl'
import { type FormEvent, useId, useState } from 'react'
import { useDeed } from '#components/layout/useDeed.ts'
import { Button } from '#components/ui/Button.tsx'
import { lengthOf } from '#components/ui/Counter.tsx'
import { Dialog } from '#components/ui/Dialog.tsx'
import { Select } from '#components/ui/Select.tsx'
import { TextArea } from '#components/ui/TextArea.tsx'
import { limits } from '#contracts/limits.ts'
import { type ModerationAction, type ReportKind, type ReportReason, reportReasons } from '#contracts/lists.ts'
import { useDecide } from '#hooks/moderation/queue.ts'

/** What a button says: a restored person is let in again. */
export type Act = ModerationAction | 'lift'

interface DecideDialogProps {
  thing: { kind: ReportKind; id: string }
  act: Exclude<Act, 'dismiss'>
  name: string
  reason: ReportReason | null
  open: boolean
  onClose: () => void
  onDecided: () => void
}

/** Says what a decision means, and asks for the rule and for words to the person. */
export function DecideDialog({ thing, act, name, reason, open, onClose, onDecided }: DecideDialogProps) {
  const t = useTranslations('moderation')
  const lists = useTranslations('lists.reportReasons')
  const decide = useDecide()
  const { working, run } = useDeed()
  const formId = useId()
  const [rule, setRule] = useState<ReportReason>(reason ?? 'other')
  const [text, setText] = useState('')
  const isGood = act === 'restore' || act === 'lift'
  const submit = async (event: FormEvent) => {
    event.preventDefault()
    if (lengthOf(text) > limits.reason) return
    const action = act === 'lift' ? 'restore' : act
    const decision = { kind: thing.kind, id: thing.id, action, reason: isGood ? null : rule, text }
    const isDone = await run(() => decide(decision), t(`decide.done.${act}`))
    onClose()
    if (isDone) onDecided()
  }
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={t(`decide.titles.${act}`, { name })}
      footer={
        <>
          <Button variant="quiet" onClick={onClose}>
            {t('decide.cancel')}
          </Button>
          <Button type="submit" form={formId} variant={isGood ? 'primary' : 'danger'} loading={working}>
            {t(`acts.${act}`)}
          </Button>
        </>
      }
    >
      <form id={formId} onSubmit={(event) => void submit(event)} className="flex flex-col gap-5">
        <p>{t(`decide.means.${act}`)}</p>
        {!isGood && (
          <Select
            label={t('decide.rule')}
            required
            value={rule}
            onChange={({ target }) => setRule(reportReasons.find((one) => one === target.value) ?? rule)}
            options={reportReasons.map((value) => ({ value, label: lists(value) }))}
          />
        )}
        <TextArea
          label={t('decide.text')}
          hint={t('decide.textHint')}
          value={text}
          max={limits.reason}
          rows={3}
          onChange={({ target }) => setText(target.value)}
        />
      </form>
    </Dialog>
  )
}
