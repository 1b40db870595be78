import { useTranslations } from 'next-intl'
import { useState } from 'react'
import { object } from 'yup'
import { FormDialog } from '#components/forms/FormDialog.tsx'
import { FormDraft } from '#components/forms/FormDraft.tsx'
import { FormTextArea } from '#components/forms/FormTextArea.tsx'
import { useFormField } from '#components/forms/useFormField.ts'
import { RadioGroup } from '#components/ui/fields/RadioGroup.tsx'
import { limits } from '#contracts/limits.ts'
import { type ReportKind, type ReportReason, reportReasons } from '#contracts/lists.ts'
import { oneOfList, text } from '#contracts/rules.ts'
import { type Texts, useTextDraft } from '#hooks/browser/textDraft.ts'
import { useReport } from '#hooks/moderation/report.ts'
import { useAfterReport } from './useAfterReport.tsx'
import type { Subject } from './useReporting.tsx'

type Values = { reason: ReportReason | ''; text: string }

/** Only an offer or its author can be reported as unsafe; texts cannot. */
const reasonsFor = (kind: ReportKind) =>
  reportReasons.filter((reason) => reason !== 'unsafe-offer' || kind === 'job' || kind === 'user')

type ReportDialogProps = {
  subject: Subject
  open: boolean
  onClose: () => void
}

/** Someone may be in danger now and must not wait for a moderator. */
const isUrgent = (reason: ReportReason | '') =>
  reason === 'self-harm' || reason === 'minors' || reason === 'danger'

const empty: Values = { reason: '', text: '' }

/** Asks for a reason and sends a report, whose author only moderators see. */
export function ReportDialog({ subject, open, onClose }: ReportDialogProps) {
  const { kind, id, name } = subject
  const t = useTranslations('reports')
  const report = useReport()
  const draft = useTextDraft(`report.${kind}.${id}`)
  const [ownerId, setOwnerId] = useState('')
  const after = useAfterReport({ subject, ownerId, onClose })
  const rules = object({
    reason: oneOfList(reasonsFor(kind), t('choose')).required(t('choose')),
    text: text(limits.reason),
  })
  const restore = (texts: Texts, values: Values): Values => ({
    reason: reasonsFor(kind).find((reason) => reason === texts.reason) ?? '',
    text: texts.text ?? values.text,
  })
  return (
    <FormDialog
      open={open}
      onClose={onClose}
      title={t(`titles.${kind}`, { name })}
      after={ownerId ? after : undefined}
      action={t('send')}
      initial={empty}
      rules={rules}
      send={async (written) => {
        const sent = await report({ kind, id, ...written })
        draft.clear()
        setOwnerId(sent.owner_id)
      }}
    >
      <FormDraft draft={draft} getTexts={(values: Values) => values} restore={restore} />
      <p className="text-muted">{t('intro')}</p>
      <Reasons kind={kind} />
      <FormTextArea name="text" max={limits.reason} label={t('more')} hint={t('moreHint')} rows={3} />
    </FormDialog>
  )
}

/** The reasons to choose from, and what to do at once after an urgent one. */
function Reasons({ kind }: { kind: ReportKind }) {
  const t = useTranslations('reports')
  const lists = useTranslations('lists.reportReasons')
  const { field, error, setValue } = useFormField<ReportReason | ''>('reason')
  return (
    <>
      <RadioGroup
        label={t('why')}
        required
        value={field.value}
        onChange={setValue}
        options={reasonsFor(kind).map((value) => ({
          value,
          label: lists(value),
          hint: t(`hints.${value}`),
        }))}
        error={error}
      />
      {isUrgent(field.value) && (
        <p role="status" className="rounded-control bg-brand-soft px-4 py-3">
          {t('urgent')}
        </p>
      )}
    </>
  )
}
