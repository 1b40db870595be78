import { useTranslations } from 'next-intl'
import { useState } from 'react'
import { useMutation } from '#components/layout/useMutation.ts'
import { Button } from '#components/ui/buttons/Button.tsx'
import type { DialogView } from '#components/ui/dialogs/Dialog.tsx'
import { Ban, EyeOff } from '#components/ui/icons.tsx'
import { putHidden } from '#hooks/moderation/hidden.ts'
import { useBlockDialog } from './BlockDialog.tsx'
import type { Subject } from './useReporting.tsx'

type AfterReport = {
  subject: Subject
  /** The id of its author. */
  ownerId: string
  onClose: () => void
}

/** What the report's dialog shows once it is sent: what the viewer can do before a moderator decides, then that of blocking. */
export function useAfterReport({ subject, ownerId, onClose }: AfterReport): DialogView {
  const t = useTranslations('reports.after')
  const [blocking, setBlocking] = useState(false)
  const { name, leaveTo } = subject
  const close = () => {
    onClose()
    setBlocking(false)
  }
  const blockDialog = useBlockDialog({ user: { id: ownerId, name }, onClose: close, leaveTo })
  if (blocking) return blockDialog
  return {
    step: 'after',
    title: t('title'),
    size: 'sm',
    footer: (
      <Button variant="quiet" onClick={onClose}>
        {t('done')}
      </Button>
    ),
    children: <Acts subject={subject} onBlock={() => setBlocking(true)} onClose={onClose} />,
  }
}

/** Hides the subject, or asks whether to block its author. */
function Acts({ subject, onBlock, onClose }: { subject: Subject; onBlock: () => void; onClose: () => void }) {
  const t = useTranslations('reports.after')
  const { kind, name } = subject
  const { working, run } = useMutation()
  const hideIt = async () => {
    if (await run(() => putHidden(subject, true), t('hidden'))) onClose()
  }
  return (
    <>
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
        <Button variant="secondary" full icon={<Ban size={20} aria-hidden />} onClick={onBlock}>
          {t('block', { name })}
        </Button>
      </div>
    </>
  )
}
