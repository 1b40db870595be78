import { useTranslations } from 'next-intl'
import { useState } from 'react'
import { useMutation } from '#components/layout/useMutation.ts'
import { Button } from '#components/ui/buttons/Button.tsx'
import { Dialog } from '#components/ui/dialogs/Dialog.tsx'
import { Ban, EyeOff } from '#components/ui/icons.tsx'
import { putHidden } from '#hooks/moderation/hidden.ts'
import { BlockDialog } from './BlockDialog.tsx'
import type { Thing } from './useReporting.tsx'

type AfterReportProps = {
  thing: Thing
  /** The id of its author. */
  ownerId: string
  onClose: () => void
}

/** What the viewer can do before a moderator decides: hide the thing, block its author. */
export function AfterReport({ thing, ownerId, onClose }: AfterReportProps) {
  const t = useTranslations('reports.after')
  const [blocking, setBlocking] = useState(false)
  const { kind, name, leaveTo } = thing
  const { working, run } = useMutation()
  const hideIt = async () => {
    if (await run(() => putHidden(thing, true), t('hidden'))) onClose()
  }
  if (blocking) return <BlockDialog open user={{ id: ownerId, name }} onClose={onClose} leaveTo={leaveTo} />
  return (
    <Dialog
      open
      onClose={onClose}
      title={t('title')}
      size="sm"
      footer={
        <Button variant="quiet" onClick={onClose}>
          {t('done')}
        </Button>
      }
    >
      <p>{t('text')}</p>
      <div className="mt-4 flex flex-col gap-2">
        {kind !== 'user' && (
          <Button
            variant="secondary"
            full
            icon={<EyeOff size={20} aria-hidden />}
            loading={working}
            onClick={() => void hideIt()}
          >
            {t(`hide.${kind}`)}
          </Button>
        )}
        <Button
          variant="secondary"
          full
          icon={<Ban size={20} aria-hidden />}
          onClick={() => setBlocking(true)}
        >
          {t('block', { name })}
        </Button>
      </div>
    </Dialog>
  )
}
