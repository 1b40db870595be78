import { useTranslations } from 'next-intl'
import { lazyOverlay } from '#components/ui/dialogs/lazyOverlay.tsx'
import { DotsButton } from '#components/ui/menus/DotsMenu.tsx'
import type { Post } from '#contracts/posts.ts'
import { isUnsaved } from '#hooks/posts/unsaved.ts'

export type PostMenuProps = {
  post: Post
  alone: boolean
  onEdit: () => void
}

const PostMenuPanel = lazyOverlay(() => import('./PostMenuPanel.tsx').then((panel) => panel.PostMenuPanel))

/** The other actions on a post. */
export function PostMenu(props: PostMenuProps) {
  const t = useTranslations('posts.menu')
  const { post } = props
  if (isUnsaved(post)) return null
  return (
    <DotsButton label={t('label', { name: post.author.name })} fetchAhead={PostMenuPanel.fetchAhead}>
      {(panel) => <PostMenuPanel {...panel} {...props} />}
    </DotsButton>
  )
}
