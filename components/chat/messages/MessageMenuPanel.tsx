import { useTranslations } from 'next-intl'
import { useCopy } from '#components/layout/useCopy.ts'
import { useUndoable } from '#components/layout/useUndoable.ts'
import { useReporting } from '#components/moderation/useReporting.tsx'
import { Copy, Pencil, Trash2, Undo2 } from '#components/ui/icons.tsx'
import { MenuPanel } from '#components/ui/menus/MenuPanel.tsx'
import type { PanelProps } from '#components/ui/menus/useTrigger.ts'
import { useMinute } from '#components/ui/time/useMinute.ts'
import { useDeleteMessage } from '#hooks/chat/changing.ts'
import type { MessageMenuProps } from './MessageMenu.tsx'

/** The panel of MessageMenu, loaded on demand: messages are answered and copied, one's own changed, others reported. */
export function MessageMenuPanel({
  message,
  isOwn,
  writer,
  onAnswer,
  onEdit,
  ...panel
}: MessageMenuProps & PanelProps) {
  const t = useTranslations('chat.actions')
  const { key, from, text, media, own } = message
  const { reportItem, reportDialog } = useReporting({ kind: 'message', id: key, name: writer })
  const remove = useDeleteMessage()
  const undoable = useUndoable()
  const copyText = useCopy()
  const canEdit = useMinute().toISOString() < (own?.editableUntil ?? '')
  const items = [
    onAnswer !== null && {
      id: 'answer',
      label: t('answer'),
      icon: <Undo2 size={20} aria-hidden />,
      onAction: () => onAnswer({ id: key, from, text, files: media.length }),
    },
    canEdit && { id: 'edit', label: t('edit'), icon: <Pencil size={20} aria-hidden />, onAction: onEdit },
    text !== '' && {
      id: 'copy',
      label: t('copy'),
      icon: <Copy size={20} aria-hidden />,
      onAction: () => void copyText(text, t('copied')),
    },
    own !== null && {
      id: 'delete',
      label: t('delete'),
      icon: <Trash2 size={20} aria-hidden />,
      danger: true,
      onAction: () => undoable(remove(key), t('deleted')),
    },
    !isOwn && reportItem,
  ]
  return (
    <>
      <MenuPanel {...panel} items={items.filter((item) => item !== false)} />
      {reportDialog}
    </>
  )
}
