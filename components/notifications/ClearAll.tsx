import { useTranslations } from 'next-intl'
import { useState } from 'react'
import { useMutation } from '#components/layout/useMutation.ts'
import { IconButton } from '#components/ui/buttons/IconButton.tsx'
import { ConfirmDialog } from '#components/ui/dialogs/ConfirmDialog.tsx'
import { Trash2 } from '#components/ui/icons.tsx'
import { toast } from '#components/ui/states/toast.ts'
import type { useNotifications } from '#hooks/notifications/notifications.ts'

type ClearAllProps = {
  notifications: Pick<ReturnType<typeof useNotifications>, 'dismissAll' | 'restoreAll'>
  /** How many lines are dismissed. */
  count: number
}

/** Dismisses all notifications after a confirmation; the toast can undo it. */
export function ClearAll({ notifications: { dismissAll, restoreAll }, count }: ClearAllProps) {
  const t = useTranslations('notifications')
  const { working, run } = useMutation()
  const [confirming, setConfirming] = useState(false)
  const close = () => setConfirming(false)
  const undo = { label: t('undo'), onUndo: () => void run(restoreAll, t('restored')) }
  const clear = async () => {
    if (await run(dismissAll)) toast.success(t('cleared'), { undo })
    close()
  }
  return (
    <>
      <IconButton
        label={t('clearAll')}
        icon={<Trash2 size={20} aria-hidden />}
        onClick={() => setConfirming(true)}
      />
      <ConfirmDialog
        open={confirming}
        onClose={close}
        onConfirm={() => void clear()}
        title={t('clearTitle')}
        confirm={t('clearAll')}
        loading={working}
      >
        <p>{t('clearText', { count })}</p>
      </ConfirmDialog>
    </>
  )
}
