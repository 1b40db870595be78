import { useRouter } from 'next/router'
import { useTranslations } from 'next-intl'
import { useMutation } from '#components/layout/useMutation.ts'
import { ConfirmFoot } from '#components/ui/dialogs/ConfirmDialog.tsx'
import { Dialog, type DialogView } from '#components/ui/dialogs/Dialog.tsx'
import { useBlock } from '#hooks/friends/blocks.ts'

type BlockDialogProps = {
  user: { id: string; name: string }
  onClose: () => void
  leaveTo?: string
}

/** Asks before blocking someone, and says what it means for both. */
export function BlockDialog({ open, ...props }: BlockDialogProps & { open: boolean }) {
  return <Dialog {...useBlockDialog(props)} open={open} onClose={props.onClose} />
}

/** What that dialog shows. */
export function useBlockDialog({ user: { id, name }, onClose, leaveTo }: BlockDialogProps): DialogView {
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
  return {
    step: 'block',
    title: t('blockTitle', { name }),
    size: 'sm',
    alert: true,
    footer: (
      <ConfirmFoot
        onClose={onClose}
        onConfirm={() => void confirm()}
        confirm={t('block')}
        loading={working}
      />
    ),
    children: <p>{t('blockText')}</p>,
  }
}
