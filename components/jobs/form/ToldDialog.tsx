import { useTranslations } from 'next-intl'
import { ConfirmDialog } from '#components/ui/dialogs/ConfirmDialog.tsx'
import type { ToldChange } from '#contracts/jobChanges.ts'
import type { JobCounts } from '#contracts/jobs.ts'

export type ToldSummary = {
  changes: readonly ToldChange[]
  applicants: Pick<JobCounts, 'pending' | 'accepted'>
}

type ToldDialogProps = ToldSummary & { onClose: () => void; onConfirm: () => void }

/** What the applicants of a published offer will be told, before it is saved. */
export function ToldDialog({ changes, applicants, ...acts }: ToldDialogProps) {
  const t = useTranslations('jobs.form.told')
  return (
    <ConfirmDialog
      {...acts}
      open
      danger={false}
      title={t('title', { count: applicants.pending + applicants.accepted })}
      confirm={t('confirm')}
    >
      <p>{t('text', applicants)}</p>
      <ul className="mt-3 list-disc pl-5">
        {changes.map((change) => (
          <li key={change}>{t(`changes.${change}`)}</li>
        ))}
      </ul>
      <p className="mt-3 text-muted text-sm">{t('rest')}</p>
    </ConfirmDialog>
  )
}
