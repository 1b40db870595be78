import { MoreHorizontal, Trash2 } from 'lucide-react'
import { useTranslations } from 'next-intl'
import { useReporting } from '#components/moderation/useReporting.tsx'
import { IconButton } from '#components/ui/IconButton.tsx'
import { Menu, type MenuItem } from '#components/ui/Menu.tsx'
import type { Comment } from '#contracts/posts.ts'
import { useDeleteComment } from '#hooks/posts/index.ts'
import { useUndoable } from '../undoable.ts'

/** What one can do with a comment beside liking it. */
export function CommentMenu({ comment }: { comment: Comment }) {
  const t = useTranslations('posts.comments')
  const menu = useTranslations('posts.menu')
  const remove = useDeleteComment()
  const undoable = useUndoable()
  const { id, author, can } = comment
  const { reportItem, reportDialog } = useReporting({ kind: 'comment', id, name: author.name })
  const items: (MenuItem | false)[] = [
    can.delete && {
      id: 'delete',
      label: menu('delete'),
      icon: <Trash2 size={20} aria-hidden />,
      danger: true,
      onAction: () => undoable(remove(comment), t('deleted')),
    },
    can.report && reportItem,
  ]
  const possible = items.filter((item) => item !== false)
  if (possible.length === 0) return null
  return (
    <>
      <Menu
        items={possible}
        trigger={
          <IconButton
            label={t('menu', { name: author.name })}
            icon={<MoreHorizontal size={18} aria-hidden />}
            className="size-9!"
          />
        }
      />
      {reportDialog}
    </>
  )
}
