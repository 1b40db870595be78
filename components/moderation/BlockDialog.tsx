import { useRouter } from 'next/router'
import { useTranslations } from 'next-intl'
import { useMutation } from '#components/layout/useMutation.ts'
import { ConfirmDialog } from '#components/ui/dialogs/ConfirmDialog.tsx'
import { useBlock } from '#hooks/friends/blocks.ts'

type BlockDialogProps = {
  user: { id: string; name: string }
  open: boolean
  onClose: () => void
  leaveTo?: string
}

/** Asks before blocking someone, and says what it means for both. */
export function BlockDialog({ user: { id, name }, open, onClose, leaveTo }: BlockDialogProps) {
  const t = useTranslations('friends.blocks')
  const router = useRouter()
  const { block } = useBlock()
  const { working, run } = useMutation()
  const confirm = async () => {
    const leave = async () => leaveTo && router.push(leaveTo)
    const isDone = await run(() => block(id, leave), t('blocked', { name }))
    // While the next page loads it stays over this one.
    if (!isDone || !leaveTo) onClose()
  }
  return (
    <ConfirmDialog
      open={open}
      onClose={onClose}
      onConfirm={() => void confirm()}
      title={t('blockTitle', { name })}
      confirm={t('block')}
      loading={working}
    >
      <p>{t('blockText')}</p>
    </ConfirmDialog>
  )
}
