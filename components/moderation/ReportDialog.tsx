import { useTranslations } from 'next-intl'
import { useState } from 'react'
import { useMutation } from '#components/layout/useMutation.ts'
import { FormDialog } from '#components/ui/dialogs/FormDialog.tsx'
import { RadioGroup } from '#components/ui/fields/RadioGroup.tsx'
import { TextArea } from '#components/ui/fields/TextArea.tsx'
import { type ReportKind, type ReportReason, reportReasons } from '#contracts/lists.ts'
import { useTextDraft } from '#hooks/browser/textDraft.ts'
import { useReport } from '#hooks/moderation/report.ts'
import { AfterReport } from './AfterReport.tsx'
import { useReason } from './useReason.ts'
import type { Thing } from './useReporting.tsx'

/** Only an offer or its author can be reported as unsafe; texts cannot. */
const reasonsFor = (kind: ReportKind) =>
  reportReasons.filter((reason) => reason !== 'unsafe-offer' || kind === 'job' || kind === 'user')

type ReportDialogProps = {
  thing: Thing
  open: boolean
  onClose: () => void
}

/** Someone may be in danger now and must not wait for a moderator. */
const isUrgent = (reason: ReportReason | '') =>
  reason === 'self-harm' || reason === 'minors' || reason === 'danger'

/** Asks for a reason and sends a report, whose author only moderators see. */
export function ReportDialog({ thing, open, onClose }: ReportDialogProps) {
  const { kind, id, name } = thing
  const t = useTranslations('reports')
  const lists = useTranslations('lists.reportReasons')
  const report = useReport()
  const { working, run } = useMutation()
  const place = `report.${kind}.${id}`
  const chosen = useTextDraft(`${place}.reason`)
  const reason = reasonsFor(kind).find((one) => one === chosen.texts.reason) ?? ''
  const { text, isTooLong, field, clear } = useReason(place)
  const [tried, setTried] = useState(false)
  const [ownerId, setOwnerId] = useState('')
  const send = async () => {
    setTried(true)
    if (!reason || isTooLong) return
    const isSent = await run(async () => setOwnerId((await report({ kind, id, reason, text })).owner_id))
    if (!isSent) return
    clear()
    chosen.clear()
  }
  if (ownerId) return open && <AfterReport thing={thing} ownerId={ownerId} onClose={onClose} />
  return (
    <FormDialog
      open={open}
      onClose={onClose}
      title={t(`titles.${kind}`, { name })}
      send={t('send')}
      onSend={() => void send()}
      loading={working}
    >
      <p className="text-muted">{t('intro')}</p>
      <RadioGroup
        label={t('why')}
        required
        value={reason}
        onChange={(value) => chosen.write({ reason: value })}
        options={reasonsFor(kind).map((value) => ({
          value,
          label: lists(value),
          hint: t(`hints.${value}`),
        }))}
        error={tried && !reason ? t('choose') : undefined}
      />
      {isUrgent(reason) && (
        <p role="status" className="rounded-control bg-brand-soft px-4 py-3">
          {t('urgent')}
        </p>
      )}
      <TextArea {...field} label={t('more')} hint={t('moreHint')} rows={3} />
    </FormDialog>
  )
}
