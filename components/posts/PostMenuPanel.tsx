import { useRouter } from 'next/router'
import { useTranslations } from 'next-intl'
import { useUndoable } from '#components/layout/useUndoable.ts'
import { useReporting } from '#components/moderation/useReporting.tsx'
import { Bookmark, EyeOff, Link2, Pencil, Trash2 } from '#components/ui/icons.tsx'
import { MenuPanel } from '#components/ui/menus/MenuPanel.tsx'
import type { PanelProps } from '#components/ui/menus/useTrigger.ts'
import { useDeletePost } from '#hooks/posts/deleting.ts'
import { paths } from '#lib/paths.ts'
import { useMarks } from './marks.ts'
import type { PostMenuProps } from './PostMenu.tsx'
import { useCopyLink } from './share.ts'

/** The panel of PostMenu, loaded on demand. */
export function PostMenuPanel({ post, alone, onEdit, ...panel }: PostMenuProps & PanelProps) {
  const t = useTranslations('posts.menu')
  const router = useRouter()
  const copyLink = useCopyLink()
  const deletePost = useDeletePost()
  const undoable = useUndoable()
  const { toggleSaved, hide } = useMarks()
  const { reportItem, reportDialog } = useReporting({ kind: 'post', id: post.id, name: post.author.name })
  const remove = () => {
    undoable(deletePost(post), t('deleted'))
    if (alone) void router.push(paths.feed)
  }
  const items = [
    {
      id: 'copy',
      label: t('copyLink'),
      icon: <Link2 size={20} aria-hidden />,
      onAction: () => void copyLink(post),
    },
    {
      id: 'save',
      label: t(post.saved ? 'unsave' : 'save'),
      icon: <Bookmark size={20} aria-hidden className={post.saved ? 'fill-current' : undefined} />,
      onAction: () => void toggleSaved(post),
    },
    post.can.edit && {
      id: 'edit',
      label: t('edit'),
      icon: <Pencil size={20} aria-hidden />,
      onAction: onEdit,
    },
    post.can.delete && {
      id: 'delete',
      label: t('delete'),
      icon: <Trash2 size={20} aria-hidden />,
      danger: true,
      onAction: remove,
    },
    post.can.hide && {
      id: 'hide',
      label: t('hide'),
      icon: <EyeOff size={20} aria-hidden />,
      onAction: () => void hide(post),
    },
    post.can.report && reportItem,
  ]
  return (
    <>
      <MenuPanel {...panel} items={items.filter((item) => item !== false)} />
      {reportDialog}
    </>
  )
}
