import { useTranslations } from 'next-intl'
import { type FormEvent, useId, useState } from 'react'
import { useDeed } from '#components/layout/useDeed.ts'
import { Button } from '#components/ui/Button.tsx'
import { lengthOf } from '#components/ui/Counter.tsx'
import { Dialog } from '#components/ui/Dialog.tsx'
import { RadioGroup } from '#components/ui/RadioGroup.tsx'
import { TextArea } from '#components/ui/TextArea.tsx'
import { limits } from '#contracts/limits.ts'
import { type ReportKind, type ReportReason, reportReasons } from '#contracts/lists.ts'
import { useReport } from '#hooks/moderation/report.ts'
import type { Thing } from './useReporting.tsx'

/** An offer can be unsafe, and so can who makes them; words cannot. */
const reasonsFor = (kind: ReportKind) =>
  reportReasons.filter((reason) => reason !== 'unsafe-offer' || kind === 'job' || kind === 'user')

interface ReportDialogProps {
  thing: Thing
  open: boolean
  onClose: () => void
}

/** Asks what is wrong with something, and tells the moderators. Nobody hears who said it. */
export function ReportDialog({ thing: { kind, id, name }, open, onClose }: ReportDialogProps) {
  const t = useTranslations('reports')
  const lists = useTranslations('lists.reportReasons')
  const report = useReport()
  const { working, run } = useDeed()
  const formId = useId()
  const [reason, setReason] = useState<ReportReason | ''>('')
  const [text, setText] = useState('')
  const [tried, setTried] = useState(false)
  const submit = async (event: FormEvent) => {
    event.preventDefault()
    setTried(true)
    if (!reason || lengthOf(text) > limits.reason) return
    if (await run(() => report({ kind, id, reason, text }), t('sent'))) onClose()
  }
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={t(`titles.${kind}`, { name })}
      footer={
        <>
          <Button variant="quiet" onClick={onClose}>
            {t('cancel')}
          </Button>
          <Button type="submit" form={formId} loading={working}>
            {t('send')}
          </Button>
        </>
      }
    >
      <form id={formId} noValidate onSubmit={(event) => void submit(event)} className="flex flex-col gap-5">
        <p className="text-muted">{t('intro')}</p>
        <RadioGroup
          label={t('why')}
          required
          value={reason}
          onChange={setReason}
          options={reasonsFor(kind).map((value) => ({
            value,
            label: lists(value),
            hint: t(`hints.${value}`),
          }))}
          error={tried && !reason ? t('choose') : undefined}
        />
        <TextArea
          label={t('more')}
          hint={t('moreHint')}
          value={text}
          max={limits.reason}
          rows={3}
          onChange={({ target }) => setText(target.value)}
        />
      </form>
    </Dialog>
  )
}
