import { useTranslations } from 'next-intl'
import { useMutation } from '#components/layout/useMutation.ts'
import { ConfirmDialog } from '#components/ui/dialogs/ConfirmDialog.tsx'
import { useMute } from '#hooks/friends/mutes.ts'

type MuteDialogProps = {
  user: { id: string; name: string }
  open: boolean
  onClose: () => void
}

/** Asks before muting someone, and says what comes no longer and what stays. */
export function MuteDialog({ user: { id, name }, open, onClose }: MuteDialogProps) {
  const t = useTranslations('friends.mutes')
  const { mute } = useMute()
  const { working, run } = useMutation()
  const confirm = async () => {
    await run(() => mute(id), t('muted', { name }))
    onClose()
  }
  return (
    <ConfirmDialog
      open={open}
      onClose={onClose}
      onConfirm={() => void confirm()}
      title={t('muteTitle', { name })}
      confirm={t('mute')}
      loading={working}
      danger={false}
    >
      <p>{t('muteText')}</p>
    </ConfirmDialog>
  )
}
