import { useTranslations } from 'next-intl'
import type { ReactNode } from 'react'
import { Button } from '../buttons/Button.tsx'
import { Dialog } from './Dialog.tsx'

/** One field that two people wrote differently. */
export type Difference = { id: string; label: ReactNode; theirs: ReactNode; mine: ReactNode }

type ConflictDialogProps = {
  open: boolean
  /** Returns to editing with nothing decided. */
  onClose: () => void
  differences: Difference[]
  /** The labels of the fields that only the other person changed. */
  untouched?: string[]
  /** What else to know before choosing. */
  note?: ReactNode
  onKeepMine: () => void
  onTakeTheirs: () => void
  saving: boolean
}

/** Someone saved another version meanwhile: shows both side by side and asks for one of them. */
export function ConflictDialog(props: ConflictDialogProps) {
  const { open, onClose, differences, untouched = [], note, onKeepMine, onTakeTheirs, saving } = props
  const t = useTranslations('common.conflict')
  const footer = (
    <>
      <Button variant="outline" disabled={saving} onClick={onTakeTheirs}>
        {t('takeTheirs')}
      </Button>
      <Button loading={saving} onClick={onKeepMine}>
        {t('keepMine')}
      </Button>
    </>
  )
  return (
    <Dialog open={open} onClose={onClose} title={t('title')} footer={footer} size="lg" alert>
      <div className="flex flex-col gap-6">
        <p>{t('text')}</p>
        {note && <p className="font-medium">{note}</p>}
        {differences.map(({ id, label, theirs, mine }) => (
          <section key={id} aria-labelledby={`conflict-${id}`}>
            <h3 id={`conflict-${id}`} className="mb-2 font-semibold text-base">
              {label}
            </h3>
            <dl className="grid gap-3 md:grid-cols-2">
              <Version name={t('theirs')}>{theirs}</Version>
              <Version name={t('mine')} own>
                {mine}
              </Version>
            </dl>
          </section>
        ))}
        {untouched.length > 0 && (
          <p className="text-muted text-sm">{t('untouched', { fields: untouched.join(', ') })}</p>
        )}
      </div>
    </Dialog>
  )
}

function Version({ name, own, children }: { name: string; own?: boolean; children: ReactNode }) {
  const t = useTranslations('common.conflict')
  return (
    <div
      className="flex min-w-0 flex-col rounded-control border border-line p-3 data-own:border-brand"
      data-own={own || undefined}
    >
      <dt className="mb-1 text-muted text-sm">{name}</dt>
      <dd className="wrap-anywhere whitespace-pre-line">
        {children || <em className="text-muted">{t('nothing')}</em>}
      </dd>
    </div>
  )
}
