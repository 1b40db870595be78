import { useTranslations } from 'next-intl'
import { ConfirmDialog } from '#components/ui/dialogs/ConfirmDialog.tsx'
import type { ToldChange } from '#contracts/jobChanges.ts'

type ToldDialogProps = { changes: readonly ToldChange[]; onClose: () => void; onConfirm: () => void }

/** What the applicants of a published offer will be told, before it is saved. */
export function ToldDialog({ changes, ...acts }: ToldDialogProps) {
  const t = useTranslations('myJobs.form.told')
  return (
    <ConfirmDialog {...acts} open danger={false} title={t('title')} confirm={t('confirm')}>
      <p>{t('text')}</p>
      <ul className="mt-3 list-disc pl-5">
        {changes.map((change) => (
          <li key={change}>{t(`changes.${change}`)}</li>
        ))}
      </ul>
      <p className="mt-3 text-muted text-sm">{t('rest')}</p>
    </ConfirmDialog>
  )
}
