import { useTranslations } from 'next-intl'
import { useReporting } from '#components/moderation/useReporting.tsx'
import { Pencil, Trash2 } from '#components/ui/icons.tsx'
import { DotsMenu } from '#components/ui/menus/DotsMenu.tsx'
import type { Comment } from '#contracts/posts.ts'
import { useDeleteComment } from '#hooks/posts/deleting.ts'
import { useUndoable } from '../undoable.ts'

/** The other actions on a comment. */
export function CommentMenu({ comment, onEdit }: { comment: Comment; onEdit: () => void }) {
  const t = useTranslations('posts.comments')
  const menu = useTranslations('posts.menu')
  const remove = useDeleteComment()
  const undoable = useUndoable()
  const { id, author, can } = comment
  const { reportItem, reportDialog } = useReporting({ kind: 'comment', id, name: author.name })
  const items = [
    can.edit && {
      id: 'edit',
      label: menu('edit'),
      icon: <Pencil size={20} aria-hidden />,
      onAction: onEdit,
    },
    can.delete && {
      id: 'delete',
      label: menu('delete'),
      icon: <Trash2 size={20} aria-hidden />,
      danger: true,
      onAction: () => undoable(remove(comment), t('deleted')),
    },
    can.report && reportItem,
  ]
  return (
    <>
      <DotsMenu small label={t('menu', { name: author.name })} items={items} />
      {reportDialog}
    </>
  )
}
