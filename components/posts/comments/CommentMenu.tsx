import { useTranslations } from 'next-intl'
import { useState } from 'react'
import { useUndoable } from '#components/layout/useUndoable.ts'
import { useReporting } from '#components/moderation/useReporting.tsx'
import { ConfirmDialog } from '#components/ui/dialogs/ConfirmDialog.tsx'
import { Pencil, Trash2 } from '#components/ui/icons.tsx'
import { DotsMenu } from '#components/ui/menus/DotsMenu.tsx'
import type { Answer, Comment } from '#contracts/posts.ts'
import { countAnswers, useDeleteComment } from '#hooks/posts/deleting.ts'

/** The other actions on a comment. */
export function CommentMenu({ comment, onEdit }: { comment: Answer | Comment; onEdit: () => void }) {
  const t = useTranslations('posts.comments')
  const menu = useTranslations('posts.menu')
  const remove = useDeleteComment()
  const undoable = useUndoable()
  const [asks, setAsks] = useState(false)
  const { id, author, can } = comment
  const { reportItem, reportDialog } = useReporting({ kind: 'comment', id, name: author.name })
  const answers = countAnswers(comment)
  const removeNow = () => {
    setAsks(false)
    undoable(remove(comment), t('deleted'))
  }
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
      // The words of others go with it: that is asked first.
      onAction: () => (answers > 0 ? setAsks(true) : removeNow()),
    },
    can.report && reportItem,
  ]
  return (
    <>
      <DotsMenu small label={t('menu', { name: author.name })} items={items} />
      {reportDialog}
      <ConfirmDialog
        open={asks}
        onClose={() => setAsks(false)}
        onConfirm={removeNow}
        title={t('deleteTitle')}
        confirm={t('delete')}
      >
        {t('deleteText', { count: answers })}
      </ConfirmDialog>
    </>
  )
}
