import { useTranslations } from 'next-intl'
import type { ReactNode } from 'react'
import { Button } from '#components/ui/Button.tsx'
import { Dialog } from '#components/ui/Dialog.tsx'

interface FiltersDialogProps {
  open: boolean
  onClose: () => void
  onClear: () => void
  found: number
  children: ReactNode
}

/** The filters on phones: a sheet whose button says how many wait behind it. */
export function FiltersDialog({ open, onClose, onClear, found, children }: FiltersDialogProps) {
  const t = useTranslations('directory')
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={t('filters')}
      footer={
        <>
          <Button variant="quiet" onClick={onClear}>
            {t('clear')}
          </Button>
          <Button onClick={onClose}>{t('apply', { count: found })}</Button>
        </>
      }
    >
      {children}
    </Dialog>
  )
}
